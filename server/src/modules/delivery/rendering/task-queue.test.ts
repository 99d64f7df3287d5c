import { openQueue } from './task-queue.ts';

const hasWaiters = () => true;

it('runs one task at a time, those of plain addresses first', async () => {
  const queue = openQueue();
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    order.push(`${name} ${running}`);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all([
    queue.add('last', hasWaiters, work('query')),
    queue.add('first', hasWaiters, work('home')),
    queue.add('first', hasWaiters, work('list')),
  ]);
  expect(order).toEqual(['home 1', 'list 1', 'query 1']);
});

it('drops tasks without waiters, and rejects more than can be rendered soon', async () => {
  const queue = openQueue();
  const work = async () => 'rendered';
  await expect(queue.add('first', () => false, work)).rejects.toThrow('no request waits');
  const all = Array.from({ length: 26 }, () => queue.add('last', hasWaiters, work));
  const results = await Promise.allSettled(all);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
  await expect(queue.add('last', hasWaiters, work)).resolves.toBe('rendered');
});
