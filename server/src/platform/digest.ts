import { createHash } from 'node:crypto';

/** A version of a value for its readers: it changes whenever the value does. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
