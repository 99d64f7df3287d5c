import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../registry/index.ts';

/** A storage that does not answer is logged once, and once more when it does again. */
export function follower(
  { refresh }: Pick<RegistrySource, 'refresh'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
) {
  let isReachable = true;
  return async () => {
    try {
      await refresh();
      if (!isReachable) log.info('the registry can be read again');
      isReachable = true;
    } catch (error) {
      if (isReachable)
        log.error({ err: error }, 'the registry can’t be read: the last good entry stays in use');
      isReachable = false;
    }
  };
}
