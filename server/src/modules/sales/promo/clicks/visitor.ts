import { createHash } from 'node:crypto';

/**
 * The stored hash of a visitor, from address, browser and link, so that visits to different links can't be linked to
 * one person. `client` is the keyed hash of the address.
 */
export function visitorHash(client: string, agent: string, code: string): string {
  return createHash('sha256').update(`${code}\n${client}\n${agent}`).digest('hex');
}
