import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';
import { findOrCreateSecret, type SecretStore } from '../secrets/index.ts';

/** An address as rate limits count it: IPv6 by its /64, since one connection has all of those addresses. */
export function addressGroup(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${address.addressMinusSuffix}/64`).startAddress().correctForm();
}

/** A wider group, for counting unknown clients: somebody who rents a server may have a whole IPv4 /24 or IPv6 /48. */
export function networkOf(ip: string): string {
  const group = addressGroup(ip);
  if (!isIPv6(group)) return group.split('.').slice(0, 3).join('.');
  return new Address6(`${group}/48`).startAddress().correctForm();
}

const generate = () => randomBytes(32).toString('hex');

/** With a key of this shop, the same on all instances, so that no address is stored. */
export function addressHash(store: SecretStore): (ip: string) => Promise<string> {
  let key: Promise<string> | null = null;
  return async (ip) => {
    key ??= findOrCreateSecret(store, 'client-address', generate).catch((error) => {
      key = null;
      throw error;
    });
    return createHmac('sha256', await key)
      .update(addressGroup(ip))
      .digest('base64url');
  };
}
