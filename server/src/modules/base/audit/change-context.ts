import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/module.ts';
import { recordRequest } from './request-audit.ts';

export interface ChangeContext {
  actor: 'admin' | `admin:${string}`;
  now: Date;
  record: (tx: Database, subject: string, detail?: Record<string, unknown>) => Promise<void>;
}

export const changeContext = (
  request: FastifyRequest,
  { clock }: Pick<Deps, 'clock'>,
  actor: ChangeContext['actor'],
): ChangeContext => ({
  actor,
  now: clock(),
  record: (tx, subject, detail = {}) => recordRequest(tx, request, clock, { subject, detail }),
});
