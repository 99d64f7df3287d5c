import { createHmac } from 'node:crypto';

/** The two values that identify a merchant to LINE Pay. */
export interface Channel {
  channelId: string;
  channelSecret: string;
}

/**
 * X-LINE-Authorization: base64 of HMAC-SHA256, keyed with the secret, over secret + path + payload + nonce. The payload
 * is the body of a POST, or the query string of a GET without `?` (docs/taiwan).
 */
export const signature = (
  channelSecret: string,
  path: string,
  payload: string,
  nonce: string,
): string =>
  createHmac('sha256', channelSecret)
    .update(`${channelSecret}${path}${payload}${nonce}`)
    .digest('base64');
