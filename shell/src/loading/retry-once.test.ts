import { retryOnce } from './retry-once.ts';

it('runs successful work once [M4]', async () => {
  const work = jest.fn(async () => 'page');
  await expect(retryOnce(work)).resolves.toBe('page');
  expect(work.mock.calls).toEqual([[false]]);
});

it('retries failed work once, and passes that it is a retry [M4]', async () => {
  const work = jest.fn(async (again: boolean) => {
    if (!again) throw new Error('404');
    return 'page';
  });
  await expect(retryOnce(work)).resolves.toBe('page');
});

it('rejects if the retry fails too [M4]', async () => {
  const work = jest.fn(() => Promise.reject(new Error('404')));
  await expect(retryOnce(work)).rejects.toThrow('404');
  expect(work).toHaveBeenCalledTimes(2);
});
