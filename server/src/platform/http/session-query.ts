import { sessionId } from '@pinpu/shared/contracts';
import { object } from 'zod/mini';

/** The cart session in the query that every call of the cart carries (spec §7). */
export const sessionQuery = object({ s: sessionId });

/** Room for the largest cart, twice in one body as in a checkout, with long names. */
export const CART_BYTES = 2 * 1024 * 1024;
