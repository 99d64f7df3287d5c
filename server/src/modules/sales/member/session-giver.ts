import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/module.ts';
import { browserCookie } from '../../base/one-time-code/browser-cookie.ts';
import { mergeLikes } from '../../goods/like/service.ts';
import { browserName } from './browser-name.ts';
import { deleteSessionOfBrowser, insertToken, type Member } from './repository.ts';
import { sessionAnswer } from './session-answer.ts';
import { type BrowserSession, newSessionToken, sessionCookie } from './session-token.ts';

export interface Opening {
  s: string;
  /** The cookie value of the browser's last session. */
  lastSession: string | undefined;
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

/** What all ways of signing in share: read the browser, open its session, and answer it. */
export function sessionGiver(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'serverKey'>) {
  const known = browserCookie(deps);
  const { name, options } = sessionCookie(deps.config);
  return {
    opening: ({ cookies, headers }: FastifyRequest, s: string): Opening => ({
      s,
      lastSession: cookies[name],
      browser_name: browserName(headers['user-agent']),
    }),
    async give(request: FastifyRequest, reply: FastifyReply, session: Session, s: string) {
      const { token, browser, member } = session;
      await known.remember(request, reply, member.acc_email);
      // A failure does not stop the sign-in: the next call that reads the member's likes merges them.
      await mergeLikes(deps.db, s, member.cus_id).catch((error) => request.log.warn(error));
      reply.setCookie(name, browser, options);
      return sessionAnswer(token, s, member);
    },
  };
}
