import { firstAttempts } from './first-attempts.ts';

it('tells whether a mail’s first attempt succeeded [41 operations 10]', async () => {
  const attempts = firstAttempts();
  const asked = [attempts.isSent('a'), attempts.isSent('b')];
  attempts.finished('a', true);
  attempts.finished('b', false);
  expect(await Promise.all(asked)).toEqual([true, false]);
});

it('after its limit, says that a mail was not sent where the last one failed, else nothing', async () => {
  const attempts = firstAttempts(5);
  expect(await attempts.isSent('a')).toBeUndefined();
  attempts.finished('other', false);
  expect(await attempts.isSent('a')).toBe(false);
  attempts.finished('other', true);
  expect(await attempts.isSent('a')).toBeUndefined();
});
