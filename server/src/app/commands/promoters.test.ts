import { promoterCommand, promoterTable, statementText } from './promoters.ts';

const parse = (line: string) => promoterCommand(line.split(' ').filter((word) => word !== ''));

it.each([
  ['list', { name: 'list', payload: { limit: 50 } }],
  ['list --limit 5', { name: 'list', payload: { limit: 5 } }],
  [
    'payouts --month 2026-10',
    { name: 'payouts', payload: { month: '2026-10', dry_run: false, csv: undefined } },
  ],
  [
    'payouts --month 2026-10 --csv a.csv',
    { name: 'payouts', payload: { month: '2026-10', dry_run: false, csv: 'a.csv' } },
  ],
  [
    'payouts --dry-run --month=2026-10',
    { name: 'payouts', payload: { month: '2026-10', dry_run: true, csv: undefined } },
  ],
  [
    'mark-paid --month 2026-10 a@b.test c@d.test --date 2026-11-05',
    {
      name: 'mark-paid',
      payload: { month: '2026-10', emails: ['a@b.test', 'c@d.test'], date: '2026-11-05' },
    },
  ],
])('reads "%s"', (line, command) => {
  expect(parse(line)).toMatchObject(command);
});

it.each([
  ['', 'list, payouts, mark-paid?'],
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

const promoter = {
  name: '王小明',
  email: 'ming@shop.test',
  code: 'MING',
  links: 3,
  orders: 12,
  payable: -40,
  waiting: 1200,
  paid: 0,
  has_account: true,
};

it('lists promoters in columns', () => {
  const [head = '', row = '', total] = promoterTable({ promoters: [promoter], total: 9 }).split(
    '\n',
  );
  expect(head).toMatch(/^姓名 .*可撥款 +待匯款 +已匯款 +帳號$/);
  expect(row).toBe('王小明  ming@shop.test  MING    3     12    −NT$40  NT$1,200  NT$0    有');
  expect(total).toBe('1 / 9');
  expect(promoterTable({ promoters: [], total: 0 })).toBe('沒有推廣會員。');
});

const entry = {
  name: '王小明',
  email: 'ming@shop.test',
  amount: 1160,
  orders: 3,
  corrections: -40,
  paid_on: '',
  account: '銀行 008，帳號末四碼 1234',
};
const statement = { month: '2026-10', closed_before: false, payouts: [entry], carried: [] };

describe('a statement', () => {
  it('lists the transfers, the amounts carried over with reasons, and the next step', () => {
    const carried = [{ ...entry, name: '林', amount: 50, account: '', reason: '沒有匯款帳號' }];
    const text = statementText({ ...statement, carried }, false);
    expect(text).toMatch(/^2026-10 已結算：\n/);
    expect(text).toContain('−NT$40    NT$1,160  銀行 008，帳號末四碼 1234');
    expect(text).toContain('1 筆，共 NT$1,160；待匯款 1 筆，共 NT$1,160。');
    expect(text).toMatch(/併入下個月：\n.*\n林 .*NT\$50 +沒有匯款帳號\n/);
    expect(text).toMatch(/npm run promoters -- mark-paid --month 2026-10$/);
  });

  it('a statement of a dry run, and of a closed month, says so', () => {
    const dry = statementText(statement, true);
    expect(dry).toMatch(/^2026-10 結算後會是（這是試算/);
    expect(dry).not.toContain('mark-paid');
    const closed = { ...statement, closed_before: true };
    expect(statementText(closed, false)).toMatch(/^2026-10 先前已經結算/);
  });

  it('names payouts without an account, and members who are gone', () => {
    const lost = { ...entry, account: '' };
    const gone = { ...entry, email: '', name: '', paid_on: '2026-11-05', account: '' };
    const text = statementText({ ...statement, payouts: [lost, gone] }, false);
    expect(text).toContain('注意：1 筆沒有匯款帳號，不在匯款檔裡。');
    expect(text).toContain('（已刪除的會員）');
    expect(text).not.toContain('mark-paid');
    expect(statementText({ ...statement, payouts: [] }, false)).toContain('沒有可撥款的分潤。');
  });
});
