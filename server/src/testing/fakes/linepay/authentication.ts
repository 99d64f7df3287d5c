import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Result } from './transaction.ts';

/** The account that shop and fake share. */
export const FAKE_CHANNEL = {
  channelId: '1650000001',
  channelSecret: '0123456789abcdef0123456789abcdef',
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[14][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{10,19}$/;

const HEADER_ERROR: Result = ['1106', 'Header information error.'];

/** Checks the headers of a call; null where they are valid. Each nonce is accepted only once. */
export function authentication() {
  const nonces = new Set<string>();
  return (headers: IncomingHttpHeaders, path: string, payload: string): Result | null => {
    const text = (name: string) => String(headers[name] ?? '');
    const nonce = text('x-line-authorization-nonce');
    if (text('x-line-channelid') !== FAKE_CHANNEL.channelId)
      return ['1104', 'Non-existing merchant.'];
    if (!text('content-type').startsWith('application/json')) return HEADER_ERROR;
    if (!(UUID.test(nonce) || TIMESTAMP.test(nonce)) || nonces.has(nonce)) return HEADER_ERROR;
    const message = FAKE_CHANNEL.channelSecret + path + payload + nonce;
    const expected = createHmac('sha256', FAKE_CHANNEL.channelSecret).update(message).digest();
    const signature = Buffer.from(text('x-line-authorization'), 'base64');
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
      return HEADER_ERROR;
    nonces.add(nonce);
    return null;
  };
}
