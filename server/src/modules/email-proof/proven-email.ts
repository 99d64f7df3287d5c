import { normaliseEmail } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/module.ts';
import { browserCookie } from '../one-time-code/browser-cookie.ts';

/** Whether who sends a request may order under an e-mail what is paid on receipt. */
export type EmailProof = (email: string) => boolean;

/** A member is enough; a guest's browser must have proved the e-mail. */
export function emailProof(deps: Deps): (request: FastifyRequest) => Promise<EmailProof> {
  const browser = browserCookie(deps);
  return async (request) => {
    if (request.member) return () => true;
    const knows = await browser.knows(request);
    return (email) => knows(normaliseEmail(email));
  };
}
