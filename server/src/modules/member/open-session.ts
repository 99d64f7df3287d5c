import type { Database } from '../../platform/db/index.ts';
import { deleteSessionOfBrowser, insertToken, type Member } from './repository.ts';
import { type BrowserSession, newSessionToken } from './session-token.ts';

/** The browser that signs in. */
export interface Opening {
  /** Its cart session. */
  s: string;
  /** The value of the cookie of its last session. */
  lastSession: string | undefined;
  /** Its name, for the member's list of devices. */
  browser_name: string;
}

/** Credentials for a browser after a member has signed in. */
export interface Session extends BrowserSession {
  member: Member;
}

/** Opens a session for a member who has proved to be one; it replaces the browser's last one. */
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
