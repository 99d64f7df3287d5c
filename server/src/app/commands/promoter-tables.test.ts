import { promoterTable, statementText } from './promoter-tables.ts';

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
