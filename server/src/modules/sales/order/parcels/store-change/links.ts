import { createHash, randomBytes } from 'node:crypto';

export const newStoreSecret = (): string => randomBytes(24).toString('base64url');

export const storeChangePath = (secret: string): string => `/change-store/${secret}`;

/** What the map returns, derived from the link's secret, so that opening the link stores nothing: mail scanners do. */
export const mapStateOf = (secret: string, length: number): string =>
  createHash('sha256').update(`store map ${secret}`).digest('hex').slice(0, length).toUpperCase();

/** Where the provider's map sends the browser with the store. */
export const storeAnswerPath = (provider: string): string =>
  `/api/logistics/${provider}/parcel-store`;
