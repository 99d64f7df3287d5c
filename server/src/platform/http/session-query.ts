import { randomBytes } from 'node:crypto';
import { sessionId } from '@pinpu/shared/contracts';
import { object } from 'zod/mini';

/** The cart session in the query that every call of the cart carries (spec §7). */
export const sessionQuery = object({ s: sessionId });

/** Room for the largest cart, twice in one body as in a checkout, with long names. */
export const CART_BYTES = 2 * 1024 * 1024;

/** A new cart session's id. Its row is stored at the first write, not when the id is issued. */
export const newSession = (): string => randomBytes(18).toString('base64url');

/**
 * Whether an id has the form of those issued here, or of those that a browser takes itself when a person leaves it
 * (`signOutAtom`): it may be one that was not written to yet.
 */
export const isIssuedForm = (s: string): boolean => /^([\w-]{24}|[\da-f]{32})$/.test(s);
