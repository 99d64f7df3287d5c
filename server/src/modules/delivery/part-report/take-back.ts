import type { Registry } from '@pinpu/shared/contracts';
import { deployedUnder, rollBack } from '../deployment/flips.ts';
import { rangeRejections } from '../deployment/gates/index.ts';
import type { Candidate } from './rollback-candidates.ts';

/**
 * Rolls a candidate back: ends the canary, or returns to the version before. Returns the registry unchanged where
 * somebody was faster, or the version before no longer fits the live shop.
 */
export function takenBack(
  registry: Registry,
  { name, version, baseline }: Candidate,
  reason: { at: string; why: string },
): Registry {
  const { stable, canary, versions = {} } = deployedUnder(registry, name) ?? {};
  const flip = { by: 'registry', ...reason };
  if (canary?.version === version)
    return rollBack(registry, name, { action: 'automatic-rollback' }, flip);
  const before = Object.hasOwn(versions, baseline) ? versions[baseline] : undefined;
  const isPossible =
    stable === version &&
    before?.status === 'live' &&
    rangeRejections(name, before, registry).length === 0;
  if (!isPossible) return registry;
  return rollBack(registry, name, { to: baseline, action: 'automatic-rollback' }, flip);
}
