import { follower } from './registry-routes.ts';

it('logs once that the storage does not answer, and once that it does again [M4]', async () => {
  const logged: string[] = [];
  const log = {
    error: (_fields: object, text: string) => logged.push(text),
    info: (text: string) => logged.push(text),
  };
  let works = true;
  const refresh = async () => {
    if (!works) throw new Error('ECONNREFUSED');
    return undefined as never;
  };
  const follow = follower({ refresh }, log as never);
  await follow();
  works = false;
  await follow();
  await follow();
  works = true;
  await follow();
  await follow();
  expect(logged).toEqual([
    'the registry can’t be read: the last good entry stays in use',
    'the registry can be read again',
  ]);
});
