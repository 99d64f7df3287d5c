import { integrityOf } from './file-integrity.ts';

const integrity = { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page' };
const build = (checks?: 'every-file' | 'nothing') => ({ entry: 'entry.js', integrity, checks });

it.each([
  ['every-file' as const, 'entry.js', 'sha384-entry'],
  ['every-file' as const, 'page.js', 'sha384-page'],
  ['every-file' as const, 'gone.js', undefined],
  ['every-file' as const, 'toString', undefined],
  ['nothing' as const, 'entry.js', ''],
  ['nothing' as const, 'page.js', ''],
  [undefined, 'entry.js', 'sha384-entry'],
  [undefined, 'page.js', ''],
  [undefined, 'toString', ''],
])('a build that checks %s must have, of %s, the hash %j [M4]', (checks, file, expected) => {
  expect(integrityOf(build(checks), file)).toBe(expected);
});

it('loads the entry of an older build that has no hash of it [M4]', () => {
  expect(integrityOf({ entry: 'entry.js', integrity: {} }, 'entry.js')).toBe('');
});
