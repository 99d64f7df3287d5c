import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { shopOf } from '../composition/service.ts';

/** Reports of unknown versions are not counted, so that nobody can invent labels. */
export type IsKnownVersion = (remote: string, version: string) => boolean;

/** Looks versions up in the current registry. */
export async function knownVersions(
  config: Config,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<IsKnownVersion> {
  const shop = await shopOf(config, clock, log);
  return (remote, version) => {
    if (shop === undefined) return false;
    const { remotes, shell } = shop.registry.current().registry;
    const deployed = remote === 'shell' ? shell : Object.hasOwn(remotes, remote) && remotes[remote];
    return deployed ? Object.hasOwn(deployed.versions, version) : false;
  };
}
