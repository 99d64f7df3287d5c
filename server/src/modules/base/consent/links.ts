import { randomBytes } from 'node:crypto';

/** How long a confirmation link can be used, in ms: long enough for a mail that is read on the next evening. */
export const CONFIRM_MS = 2 * 86_400_000;

export const newToken = (): string => randomBytes(24).toString('base64url');

export const confirmPath = (token: string): string => `/mailing/confirm/${token}`;

/** The unsubscribe link, the same in every mail that a consent allows. */
export const stopPath = (id: string): string => `/mailing/stop/${id}`;
