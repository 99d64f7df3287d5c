import { promoterCommand } from './promoter-arguments.ts';

const parse = (line: string) => promoterCommand(line.split(' ').filter((word) => word !== ''));

it.each([
  ['list', { name: 'list', payload: { limit: 50 } }],
  ['list --limit 5', { name: 'list', payload: { limit: 5 } }],
  [
    'payouts --month 2026-10',
    { name: 'payouts', payload: { month: '2026-10', dry_run: false }, csv: undefined },
  ],
  [
    'payouts --month 2026-10 --csv a.csv',
    { name: 'payouts', payload: { month: '2026-10', dry_run: false }, csv: 'a.csv' },
  ],
  [
    'payouts --dry-run --month=2026-10',
    { name: 'payouts', payload: { month: '2026-10', dry_run: true }, csv: undefined },
  ],
  [
    'mark-paid --month 2026-10 a@b.test c@d.test --date 2026-11-05',
    {
      name: 'mark-paid',
      payload: { month: '2026-10', emails: ['a@b.test', 'c@d.test'], date: '2026-11-05' },
    },
  ],
])('reads "%s"', (line, command) => {
  expect(parse(line)).toEqual(command);
});

it.each([
  ['', 'list, payouts or mark-paid?'],
  ['close', '「close」 is not known.'],
  ['payouts', '--month is needed.'],
  ['payouts --month 2026-13', '--month takes a month such as 2026-10.'],
  ['payouts --month 2026-10 --csv a.csv --dry-run', '--dry-run writes no file.'],
  ['payouts 2026-10 --month 2026-10', '「2026-10」 is not known.'],
  ['list --month 2026-10', 'list has no --month.'],
  ['list --limit 0', '--limit takes a whole number from 1 to 999.'],
  ['mark-paid --month 2026-10 --date 2026-02-30', '--date takes a day such as 2026-11-05.'],
  ['mark-paid --month 2026-10 --csv a', 'mark-paid has no --csv.'],
  ['payouts --moon', "Unknown option '--moon'"],
])('rejects "%s" with a sentence and the usage', (line, sentence) => {
  expect(() => parse(line)).toThrow(sentence);
  expect(() => parse(line)).toThrow('npm run promoters -- list');
});
