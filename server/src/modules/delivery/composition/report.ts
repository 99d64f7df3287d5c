import type { Composition } from '@pinpu/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryState } from '../registry/index.ts';

const LEFT_UNCHECKED = {
  entry: 'was built before loaders checked every file: only its entry is checked',
  nothing: 'comes from a development server: none of its files is checked',
};

/** Includes versions that only a rollback would need. */
export function report(
  { registry }: RegistryState,
  { refused: rejected, remotes }: Composition,
  log: FastifyBaseLogger,
) {
  const deployed = [...Object.entries(registry.remotes)];
  for (const [remote, { damaged }] of deployed)
    for (const [version, { at }] of Object.entries(damaged))
      log.error({ remote, version, at }, 'damaged in the registry');
  for (const { remote, version, slot, reason } of rejected)
    log.warn({ remote, version, slot, reason }, 'rejected by the version gate');
  for (const [remote, { base, checks = 'entry' }] of Object.entries(remotes))
    if (checks !== 'every-file') log.warn({ remote, base }, LEFT_UNCHECKED[checks]);
}
