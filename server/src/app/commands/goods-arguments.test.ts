import { goodsCommand } from './goods-arguments.ts';

it.each([
  [['import', 'a.csv'], { name: 'import', file: 'a.csv', dryRun: false, skipBad: false }],
  [
    ['import', '--pictures', 'photos', 'a.json', '--dry-run', '--skip-bad'],
    { name: 'import', file: 'a.json', pictures: 'photos', dryRun: true, skipBad: true },
  ],
  [['export', 'b.csv'], { name: 'export', file: 'b.csv', overwrite: false }],
  [['export', 'b.json', '--overwrite'], { name: 'export', file: 'b.json', overwrite: true }],
])('understands %j', (words, command) => {
  expect(goodsCommand(words)).toEqual(command);
});

it.each([
  [[]],
  [['delete', 'a.csv']],
  [['import']],
  [['import', 'a.csv', 'b.csv']],
  [['import', 'a.xlsx']],
  [['import', 'a.csv', '--pictures']],
  [['import', 'a.csv', '--overwrite']],
  [['export', 'a.csv', '--dry-run']],
])('prints its usage for %j', (words) => {
  expect(() => goodsCommand(words)).toThrow(/npm run catalog/);
});
