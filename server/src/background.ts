import type { FastifyInstance } from 'fastify';
import type { Deps } from './modules/module.ts';

/** Repeats work while the server is up; closing waits for what is running. */
export function backgroundOf(app: FastifyInstance, enabled: boolean): Deps['every'] {
  return (name, milliseconds, work) => {
    if (!enabled) return;
    let running: Promise<unknown> | null = null;
    const run = () => {
      running ??= work()
        .catch((error: unknown) =>
          app.log.error({ err: error, work: name }, 'background work failed'),
        )
        .finally(() => {
          running = null;
        });
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      timer = setInterval(run, milliseconds);
      run();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  };
}
