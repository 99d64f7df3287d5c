import { existsSync } from 'node:fs';
import { registryConfig } from '../../modules/delivery/registry/config.ts';
import {
  configuredKeys,
  readSigner,
  verifyPublished,
} from '../../modules/delivery/registry/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Check, fault, ok, skipped, warning } from './finding.ts';
import { reachableUrl } from './reachable.ts';

const DAY_S = 86_400;
/** A running instance with the key renews a registry with less than twenty days left. */
const DAYS_LEFT = 15;

export const registrySignature = (config: Config, clock: Clock): Check => ({
  name: 'signature',
  run: async () => {
    const settings = registryConfig(config);
    const signer = existsSync(settings.keyFile) ? readSigner(settings.keyFile) : null;
    const trusted = configuredKeys(settings, signer);
    if (trusted.length === 0)
      return skipped('No key of the registry is on this machine yet: the first start makes one.');
    const url = `${reachableUrl(config)}/registry.json`;
    const [payload, signatures] = await Promise.all([fetch(url), fetch(`${url}.sig`)]);
    if (payload.status === 404)
      return skipped('This server has no registry: another host serves it.');
    if (!signatures.ok) return fault(`${url}.sig answers ${signatures.status}: deploy it, too.`);
    const bytes = Buffer.from(await payload.arrayBuffer());
    const { fault: reason, seconds = 0 } = verifyPublished(
      bytes,
      await signatures.text(),
      trusted,
      clock(),
    );
    if (reason !== undefined)
      return fault(`The registry ${reason}: compare its key with that of this machine.`);
    const days = Math.floor(seconds / DAY_S);
    const until = `The registry is signed by a trusted key, for ${days} more days`;
    return days < DAYS_LEFT
      ? warning(`${until}: start an instance with its key, which renews it.`)
      : ok(`${until}.`);
  },
});
