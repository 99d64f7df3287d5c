import { testApp } from '../../../testing/index.ts';
import { fileAdmin } from '../../../testing/people/file-admin.ts';

const MEGABYTE = 1024 * 1024;
const TIMES = Array.from({ length: 6 }, (_, n) => n);

it('gives files of one name that arrive together different numbers [A6]', async () => {
  const admin = await fileAdmin(await testApp());
  const answers = await Promise.all(TIMES.map((n) => admin.upload([['a.txt', `${n}`]])));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(TIMES.map(() => 200));
  const { Data } = (await admin.get('/api/file')).json();
  expect(Data.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'a (2).txt',
    'a (3).txt',
    'a (4).txt',
    'a (5).txt',
    'a (6).txt',
    'a.txt',
  ]);
});

it('accepts no more than the space there is, however many arrive together [A6]', async () => {
  const admin = await fileAdmin(await testApp({ env: { FILE_MAX_MB: '1', FILE_TOTAL_MB: '2' } }));
  const content = 'x'.repeat(MEGABYTE - 10);
  const answers = await Promise.all(TIMES.map((n) => admin.upload([[`${n}.txt`, content]])));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 200, 507, 507, 507, 507]);
  expect((await admin.get('/api/file')).json().Data).toHaveLength(2);
});
