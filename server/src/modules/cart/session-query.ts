import { sessionId } from '@pinpu/shared/contracts';
import { object } from 'zod/mini';

/** The cart session in the query that every call of the cart carries (spec §7). */
export const sessionQuery = object({ s: sessionId });
