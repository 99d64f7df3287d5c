import { createHash } from 'node:crypto';

/**
 * The stored form of a visitor: of address, browser and link, so that visits of different links can't be joined.
 * `client` is the hash of the address with the shop's key.
 */
export function visitorHash(client: string, agent: string, code: string): string {
  return createHash('sha256').update(`${code}\n${client}\n${agent}`).digest('hex');
}
