import { openQueue } from './task-queue.ts';

const wanted = () => true;

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
    queue.add('last', wanted, work('query')),
    queue.add('first', wanted, work('home')),
    queue.add('first', wanted, work('list')),
  ]);
  expect(order).toEqual(['home 1', 'list 1', 'query 1']);
});

it('drops tasks without waiters, and rejects more than can be rendered soon', async () => {
  const queue = openQueue();
  const work = async () => 'rendered';
  await expect(queue.add('first', () => false, work)).rejects.toThrow('nobody waits');
  const all = Array.from({ length: 26 }, () => queue.add('last', wanted, work));
  const settled = await Promise.allSettled(all);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
  await expect(queue.add('last', wanted, work)).resolves.toBe('rendered');
});
