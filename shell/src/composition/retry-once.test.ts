import { retryOnce } from './retry-once.ts';

it('does what succeeds once [M4]', async () => {
  const work = jest.fn(async () => 'page');
  await expect(retryOnce(work)).resolves.toBe('page');
  expect(work.mock.calls).toEqual([[false]]);
});

it('tries what fails once more, and says that it does [M4]', async () => {
  const work = jest.fn(async (again: boolean) => {
    if (!again) throw new Error('404');
    return 'page';
  });
  await expect(retryOnce(work)).resolves.toBe('page');
});

it('fails with what fails twice [M4]', async () => {
  const work = jest.fn(() => Promise.reject(new Error('404')));
  await expect(retryOnce(work)).rejects.toThrow('404');
  expect(work).toHaveBeenCalledTimes(2);
});
