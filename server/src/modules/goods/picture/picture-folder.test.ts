import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictureFolder } from './picture-folder.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'picture-folder-'));
});
afterEach(() => rm(dir, { recursive: true }));

const picture = (bytes: number) => Buffer.alloc(bytes, 1);
const stored = async () => (await readdir(dir)).sort();

it('stores what fits and reads it back', async () => {
  const folder = openPictureFolder(dir, 100);
  await folder.write('a', picture(40));
  expect((await folder.read('a'))?.length).toBe(40);
  expect(await folder.read('b')).toBeUndefined();
});

it('deletes what was not served for the longest time when it is full [finding H5]', async () => {
  const folder = openPictureFolder(dir, 100);
  for (const name of ['a', 'b']) await folder.write(name, picture(40));
  await folder.read('a');
  await folder.write('c', picture(40));
  expect(await stored()).toEqual(['a', 'c']);
});

it('counts the files of an earlier process, oldest first [finding H5]', async () => {
  for (const [name, seconds] of [
    ['new', 2_000],
    ['old', 1_000],
  ] as const) {
    await writeFile(join(dir, name), picture(40));
    await utimes(join(dir, name), seconds, seconds);
  }
  await openPictureFolder(dir, 100).write('c', picture(40));
  expect(await stored()).toEqual(['c', 'new']);
});

it('does not store what is larger than itself [finding H5]', async () => {
  const folder = openPictureFolder(dir, 100);
  await folder.write('a', picture(60));
  await folder.write('huge', picture(101));
  expect(await stored()).toEqual(['a']);
});
