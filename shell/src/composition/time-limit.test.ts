import { withinTimeLimit } from './time-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what the work gives [M4]', async () => {
  await expect(withinTimeLimit(1000, async () => 'page')).resolves.toBe('page');
});

it('passes a failure on [M4]', async () => {
  const broken = async () => {
    throw new Error('404');
  };
  await expect(withinTimeLimit(1000, broken)).rejects.toThrow('404');
});

it('gives up on work that never ends [M4]', async () => {
  const waiting = expect(withinTimeLimit(1000, () => new Promise(() => {}))).rejects.toThrow(
    'no answer within 1000 ms',
  );
  jest.advanceTimersByTime(1000);
  await waiting;
});

it('leaves no timer behind [M4]', async () => {
  await withinTimeLimit(1000, async () => 'page');
  expect(jest.getTimerCount()).toBe(0);
});
