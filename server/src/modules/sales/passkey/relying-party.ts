import { isIP } from 'node:net';
import type { Config } from '../../../platform/config/config.ts';

/** The relying party of WebAuthn: the shop's host name, and the only origin whose pages may use its passkeys. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Null where browsers allow no passkeys: at an IP address, or over http elsewhere. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return null;
  return protocol === 'https:' || isLocal(host) ? { id: host, origin } : null;
}
