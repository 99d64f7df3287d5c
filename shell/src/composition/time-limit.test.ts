import { withinTimeLimit } from './time-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('resolves with the result of the work [M4]', async () => {
  await expect(withinTimeLimit(1000, async () => 'page')).resolves.toBe('page');
});

it('rejects with the error of the work [M4]', async () => {
  const broken = async () => {
    throw new Error('404');
  };
  await expect(withinTimeLimit(1000, broken)).rejects.toThrow('404');
});

it('rejects if the work never settles [M4]', async () => {
  const waiting = expect(withinTimeLimit(1000, () => new Promise(() => {}))).rejects.toThrow(
    'no answer within 1000 ms',
  );
  jest.advanceTimersByTime(1000);
  await waiting;
});

it('clears its timer [M4]', async () => {
  await withinTimeLimit(1000, async () => 'page');
  expect(jest.getTimerCount()).toBe(0);
});
