import { randomBytes } from 'node:crypto';
import { sessionId } from '@pinpu/shared/contracts';
import { object } from 'zod/mini';

/** The cart session in the query of every cart call (spec §7). */
export const sessionQuery = object({ s: sessionId });

/** The largest body, in bytes: the largest cart with long names, twice, as a checkout contains it. */
export const CART_BYTES = 2 * 1024 * 1024;

/** A new cart session's id. Its row is stored at the first write, not when the id is issued. */
export const newSession = (): string => randomBytes(18).toString('base64url');

/**
 * Whether an id has the form of those issued here, or of those that the browser generates when a person signs out
 * (`signOutAtom`). Such an id may have no row yet.
 */
export const isIssuedForm = (s: string): boolean => /^([\w-]{24}|[\da-f]{32})$/.test(s);
