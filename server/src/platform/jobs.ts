import type { FastifyInstance } from 'fastify';
import { outsideRequests } from './db/request-time.ts';

/**
 * Runs `work` every `milliseconds` while the server runs, never twice at once; not in tests, which call the work
 * themselves. The returned function runs it now, or once more after the current run.
 */
export type Every = (
  name: string,
  milliseconds: number,
  work: () => Promise<unknown>,
) => () => void;

/** Runs recurring work while the server runs; closing waits for the current run. */
export function backgroundOf(app: FastifyInstance, enabled: boolean): Every {
  return (name, milliseconds, work) => {
    if (!enabled) return () => undefined;
    let running: Promise<void> | null = null;
    let again = false;
    let closed = false;
    const round = async () => {
      do {
        again = false;
        await work().catch((error: unknown) =>
          app.log.error({ err: error, work: name }, 'background work failed'),
        );
      } while (again && !closed);
      running = null;
    };
    const run = () => {
      if (closed) return;
      if (running) again = true;
      else running = outsideRequests(round);
    };
    const timer = setInterval(run, milliseconds);
    app.addHook('onReady', async () => run());
    app.addHook('onClose', async () => {
      closed = true;
      clearInterval(timer);
      await running;
    });
    return run;
  };
}
