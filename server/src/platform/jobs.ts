import type { FastifyInstance } from 'fastify';

/**
 * Runs `work` every `milliseconds` while the server is up, never twice at once; not at all in tests, which call the
 * work themselves. The function returned runs it now, once more after the run under way if there is one.
 */
export type Every = (
  name: string,
  milliseconds: number,
  work: () => Promise<unknown>,
) => () => void;

/** Repeats work while the server is up; closing waits for what is running. */
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
      else running = round();
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
