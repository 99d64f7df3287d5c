import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestFolder } from './test-folder.ts';

const { TMPDIR } = process.env;
let place = '';
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pinpu-place-'));
});
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(place, { recursive: true, force: true });
});

describe('the folder of temporary files', () => {
  it('is where TMPDIR says, whatever memory there is', () => {
    process.env.TMPDIR = place;
    expect(path.dirname(makeTestFolder())).toBe(place);
  });

  it.each([
    ['is on a disk', '/'],
    ['is not there', '/missing'],
  ])('is the usual one where the folder for files in memory %s', (_why, memory) => {
    delete process.env.TMPDIR;
    const folder = makeTestFolder(memory);
    expect(path.dirname(folder)).toBe(tmpdir());
    rmSync(folder, { recursive: true });
  });

  it('can be entered by the user that runs PostgreSQL, and listed by its owner alone', () => {
    process.env.TMPDIR = place;
    expect(statSync(makeTestFolder()).mode & 0o777).toBe(0o711);
  });

  it('removes what a killed run has left, and nothing of one that may be running', () => {
    const [stale, recent, other] = ['pinpu-tests-old', 'pinpu-tests-new', 'else'].map((name) =>
      path.join(place, name),
    ) as [string, string, string];
    for (const folder of [stale, recent, other]) mkdirSync(folder);
    const dayBefore = new Date(Date.now() - 24 * 3_600_000);
    for (const folder of [stale, other]) utimesSync(folder, dayBefore, dayBefore);
    process.env.TMPDIR = place;
    makeTestFolder();
    expect([stale, recent, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  });
});
