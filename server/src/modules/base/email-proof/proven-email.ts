import { normaliseEmail } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { browserCookie } from '../one-time-code/browser-cookie.ts';

/** Returns whether the sender of a request may place an order paid on receipt under an e-mail. */
export type EmailProof = (email: string) => boolean;

/** Any signed-in member may; a guest's browser must have proved the e-mail. */
export function emailProof(deps: Deps): (request: FastifyRequest) => Promise<EmailProof> {
  const browser = browserCookie(deps);
  return async (request) => {
    if (request.member) return () => true;
    const knows = await browser.knows(request);
    return (email) => knows(normaliseEmail(email));
  };
}
