import { limitConcurrency } from './limit-concurrency.ts';

function gate() {
  let open: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), done };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('runs two at once, then the newest in the queue', async () => {
  const begun: string[] = [];
  const gates = { a: gate(), b: gate() };
  const enqueue = limitConcurrency(2, 2);
  const task = (name: string, until?: Promise<void>) =>
    enqueue(async () => {
      begun.push(name);
      await until;
    });
  task('a', gates.a.done);
  task('b', gates.b.done);
  for (const name of ['c', 'd', 'e']) task(name);
  expect(begun).toEqual(['a', 'b']);
  gates.a.open();
  await settle();
  expect(begun).toEqual(['a', 'b', 'e', 'd']);
  gates.b.open();
});

it('continues after a failed task', async () => {
  const second = jest.fn(async () => undefined);
  const enqueue = limitConcurrency(1, 2);
  enqueue(() => Promise.reject(new Error('offline')));
  enqueue(second);
  await settle();
  expect(second).toHaveBeenCalledTimes(1);
});
