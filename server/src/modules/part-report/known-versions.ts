import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { shopOf } from '../composition/service.ts';

/** Whether a version is in the registry: reports of any other are not counted, so that nobody can invent labels. */
export type IsKnownVersion = (remote: string, version: string) => boolean;

/** Looks versions up in the registry as it is now. */
export function knownVersions(config: Config, log: FastifyBaseLogger): IsKnownVersion {
  const shop = shopOf(config, log);
  return (remote, version) => {
    if (shop === undefined) return false;
    const { remotes, shell } = shop.registry().registry;
    const deployed = remote === 'shell' ? shell : Object.hasOwn(remotes, remote) && remotes[remote];
    return deployed ? Object.hasOwn(deployed.versions, version) : false;
  };
}
