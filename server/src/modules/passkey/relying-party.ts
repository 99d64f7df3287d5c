import { isIP } from 'node:net';
import type { Config } from '../../platform/config/config.ts';

/** Whom passkeys are for: the shop's host name, and the one origin whose pages may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/**
 * The shop as passkeys know it; null where browsers allow none: at an IP address, and without https elsewhere than on this
 * machine.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return null;
  return protocol === 'https:' || isLocal(host) ? { id: host, origin } : null;
}
