import { int, object, record, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';
import type { Deps } from '../../../platform/module.ts';
import { cookieSecret, readSignedValue, signedValue } from './signed-value.ts';

type PreviewDeps = Pick<Deps, 'config' | 'db' | 'serverKey' | 'clock'>;

/** How long a preview lasts, in minutes; enough for a gate to open a remote's pages. */
const PREVIEW_MINUTES = 15;

const previewSchema = object({ versions: record(string(), string()), until: int() });

const previewCookieOf = (config: PreviewDeps['config']) =>
  secureCookie(config, 'pinpu_preview', PREVIEW_MINUTES * 60);

/** By remote or `shell`: uploaded versions instead of live ones. Allows no further origins. */
export async function newPreviewCookie(deps: PreviewDeps, versions: Record<string, string>) {
  const until = deps.clock().getTime() + PREVIEW_MINUTES * 60_000;
  const value = signedValue({ versions, until }, 'preview', await cookieSecret(deps));
  return { name: previewCookieOf(deps.config).name, value, expires_at: new Date(until) };
}

export async function previewOf({ cookies }: FastifyRequest, deps: PreviewDeps) {
  const value = cookies[previewCookieOf(deps.config).name];
  if (value === undefined) return null;
  const preview = readSignedValue(value, 'preview', await cookieSecret(deps), previewSchema);
  return preview !== null && deps.clock().getTime() < preview.until ? preview.versions : null;
}
