import { object, regex, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { requireMember } from '../../platform/http/request-member.ts';
import type { Owner, SavedKind } from './repository.ts';

export const params = object({ id: string().check(regex(/^[\da-f-]{36}$/)) });
export const tags = ['member'];

/** Owner of the details of a request. @throws Rejection 401 for guests. */
export const ownerWith =
  (kind: SavedKind) =>
  (request: FastifyRequest): Owner => ({ cus_id: requireMember(request).cus_id, kind });
