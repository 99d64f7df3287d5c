import type { Database } from '../../../platform/db/index.ts';
import { deleteSessionOfBrowser, insertToken, type Member } from './repository.ts';
import { type BrowserSession, newSessionToken } from './session-token.ts';

export interface Opening {
  /** The browser's cart session. */
  s: string;
  /** The cookie value of the browser's last session. */
  lastSession: string | undefined;
  /** The browser's name, for the member's list of devices. */
  browser_name: string;
}

export interface Session extends BrowserSession {
  member: Member;
}

/** Opens a session for a member who has proved their identity; it replaces the browser's last session. */
export async function openSession(
  tx: Database,
  member: Member,
  { s, lastSession, browser_name }: Opening,
  now: Date,
): Promise<Session> {
  const session = { token: newSessionToken(), browser: newSessionToken() };
  if (lastSession) await deleteSessionOfBrowser(tx, lastSession);
  await insertToken(tx, session, { cus_id: member.cus_id, s, browser_name }, now);
  return { ...session, member };
}
