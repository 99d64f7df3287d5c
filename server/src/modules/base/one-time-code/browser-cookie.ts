import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressHash } from '../../../platform/http/client-address.ts';
import { secureCookie } from '../../../platform/http/secure-cookie.ts';
import type { Deps } from '../../../platform/module.ts';
import { knownBrowser, newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { type Asker, browserSecret, type Client } from './asker.ts';

const KNOWN_DAYS = 180;

export function browserCookie(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'serverKey'>) {
  const { name, options } = secureCookie(deps.config, 'pinpu_signin', KNOWN_DAYS * 86_400);
  const hashOf = addressHash(deps);
  let stored: Promise<string> | null = null;
  const secret = () => {
    stored ??= browserSecret(deps).catch((error) => {
      stored = null;
      throw error;
    });
    return stored;
  };
  const cookieOf = ({ cookies }: FastifyRequest) => cookies[name] ?? '';
  return {
    secret,
    clientOf: async (request: FastifyRequest, code_request = ''): Promise<Client> => ({
      cookie: cookieOf(request),
      code_request,
      ip: request.ip,
      network: await hashOf(request.ip),
    }),
    /** Other browsers keep theirs, since it holds the e-mails that they have proved. */
    giveTo(reply: FastifyReply, { id, isNew }: Asker): void {
      if (isNew) reply.setCookie(name, id, options);
    },
    /** Stores in the cookie that the browser has proved an e-mail, by a code or a link from its mailbox. */
    async remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const value = newKnownBrowser(email, await secret(), cookieOf(request));
      reply.setCookie(name, value, options);
    },
    async knows(request: FastifyRequest): Promise<(email: string) => boolean> {
      const key = await secret();
      return (email) => knownBrowser(cookieOf(request), email, key) !== null;
    },
  };
}
