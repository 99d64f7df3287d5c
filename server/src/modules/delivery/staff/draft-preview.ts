import { int, object, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { adminBrowserCookie, browserHash } from '../../base/admin/admin-browser.ts';
import { cookieSecret, readSignedValue, signedValue } from './signed-value.ts';
import type { StaffDeps } from './staff-session.ts';

/** How long the address is valid, in minutes: enough for the frame to load. A reload of the frame gets a new address. */
const MINUTES = 15;

const PARAMETER = 'preview';

const ticketSchema = object({ browser: string(), until: int() });

const browserOf = ({ cookies }: FastifyRequest, { config }: StaffDeps): string =>
  browserHash(cookies[adminBrowserCookie(config).name] ?? '');

/** For the caller's browser; empty until the back office around it sends the draft. */
export async function draftPreviewPage(request: FastifyRequest, deps: StaffDeps): Promise<string> {
  const until = deps.clock().getTime() + MINUTES * 60_000;
  const ticket = { browser: browserOf(request, deps), until };
  const value = signedValue(ticket, 'draft', await cookieSecret(deps));
  return `/?${new URLSearchParams({ [PARAMETER]: value })}`;
}

/** Whether a request is for such a page, and comes from the browser that the address was made for. */
export async function isDraftPreview(request: FastifyRequest, deps: StaffDeps): Promise<boolean> {
  const [pathname, query = ''] = request.url.split('?', 2);
  const value = pathname === '/' ? new URLSearchParams(query).get(PARAMETER) : null;
  if (!value) return false;
  const ticket = readSignedValue(value, 'draft', await cookieSecret(deps), ticketSchema);
  return (
    ticket !== null &&
    deps.clock().getTime() < ticket.until &&
    isSameSecret(ticket.browser, browserOf(request, deps))
  );
}
