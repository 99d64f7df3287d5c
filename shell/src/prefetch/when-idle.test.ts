import { whenIdle } from './when-idle.ts';

/** A browser that is idle, and draws a frame, when it is told so. */
function stubBrowser() {
  const waiting = new Map<string, () => void>();
  const stub = (kind: 'requestIdleCallback' | 'requestAnimationFrame', cancel: string) => {
    Object.assign(window, {
      [kind]: (work: () => void) => Number(void waiting.set(kind, work)),
      [cancel]: () => waiting.delete(kind),
    });
    return () => {
      const work = waiting.get(kind);
      waiting.delete(kind);
      work?.();
    };
  };
  return {
    idle: stub('requestIdleCallback', 'cancelIdleCallback'),
    paint: stub('requestAnimationFrame', 'cancelAnimationFrame'),
  };
}

it('works when the browser is idle after a frame: what has been drawn is painted first', () => {
  const { idle, paint } = stubBrowser();
  const work = jest.fn();
  whenIdle(work);
  idle();
  idle();
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).not.toHaveBeenCalled();
  idle();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([0, 1, 2])('does nothing once it is cancelled, after %d steps', (steps) => {
  const { idle, paint } = stubBrowser();
  const work = jest.fn();
  const cancel = whenIdle(work);
  const all = [idle, paint, idle];
  for (const step of all.slice(0, steps)) step();
  cancel();
  for (const step of all) step();
  expect(work).not.toHaveBeenCalled();
});
