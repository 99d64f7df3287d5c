import { int, object, record, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { secureCookie } from '../../platform/http/secure-cookie.ts';
import type { Deps } from '../../platform/module.ts';
import { cookieSecret } from './cookie-secret.ts';
import { readSignedValue, signedValue } from './signed-value.ts';

type PreviewDeps = Pick<Deps, 'config' | 'db' | 'serverKey' | 'clock'>;

/** Minutes that a preview lasts: the time a gate needs to open a remote's pages. */
const PREVIEW_MINUTES = 15;

const previewSchema = object({ versions: record(string(), string()), until: int() });

const previewCookieOf = (config: PreviewDeps['config']) =>
  secureCookie(config, 'pinpu_preview', PREVIEW_MINUTES * 60);

/**
 * The cookie with which one browser is shown uploaded versions instead of the live ones: by the name of a remote, or
 * `shell`. It admits no other origin.
 */
export async function newPreviewCookie(deps: PreviewDeps, versions: Record<string, string>) {
  const until = deps.clock().getTime() + PREVIEW_MINUTES * 60_000;
  const value = signedValue({ versions, until }, 'preview', await cookieSecret(deps));
  return { name: previewCookieOf(deps.config).name, value, expires_at: new Date(until) };
}

/** The versions that a request's browser is to be shown; null without a valid cookie. */
export async function previewOf({ cookies }: FastifyRequest, deps: PreviewDeps) {
  const value = cookies[previewCookieOf(deps.config).name];
  if (value === undefined) return null;
  const preview = readSignedValue(value, 'preview', await cookieSecret(deps), previewSchema);
  return preview !== null && deps.clock().getTime() < preview.until ? preview.versions : null;
}
