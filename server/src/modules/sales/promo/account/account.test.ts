import { outboxMails, promoAccounts } from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';

let shop: TestApp;
let promoter: Awaited<ReturnType<typeof signedInMember>>;
beforeEach(async () => {
  shop = await testApp();
  promoter = await signedInMember(shop.db, shop.clock.now(), { status: 1 });
});

const ACCOUNT = { bank_code: '808', branch: '', account_no: '0012345671234', holder: '王小明' };
type Method = 'GET' | 'PUT' | 'DELETE';
const call = (method: Method, payload?: object, headers: object = promoter.headers) =>
  shop.app.inject({
    method,
    url: '/api/vip/promo-account',
    headers: headers as never,
    ...(payload && { payload }),
  });
const shown = async () => (await call('GET')).json().body.account;
const mails = async () => (await shop.db.select().from(outboxMails)).map((mail) => mail);

describe("a promoter's bank account", () => {
  it('is shown by its last digits, and stored without a readable number or name', async () => {
    expect(await shown()).toBeNull();
    const answer = await call('PUT', { ...ACCOUNT, account_no: '００１２３-4567 1234' });
    expect(answer.json().body.account).toEqual({
      bank_code: '808',
      branch: '',
      last_four: '1234',
      holder: '王小明',
      u_date: shop.clock.now().toISOString(),
    });
    expect(await shown()).toEqual(answer.json().body.account);
    const stored = JSON.stringify(await shop.db.select().from(promoAccounts));
    expect(stored).toContain('enc1:');
    for (const secret of ['0012345671234', '王小明']) expect(stored).not.toContain(secret);
  });

  it('sends a mail without the full number at every change, and none when nothing changed', async () => {
    await call('PUT', ACCOUNT);
    await call('PUT', ACCOUNT);
    await call('PUT', { ...ACCOUNT, account_no: '99999999995678' });
    await call('DELETE');
    await call('DELETE');
    expect(await shown()).toBeNull();
    const sent = await mails();
    const subjects = sent.map(({ subject }) => subject.slice(-7));
    expect(new Set(subjects)).toEqual(
      new Set(['匯款帳號已設定', '匯款帳號已變更', '匯款帳號已刪除']),
    );
    expect(subjects).toHaveLength(3);
    for (const { text, html, to_email } of sent) {
      expect(to_email).not.toBe('');
      expect(text).toMatch(/銀行 808，帳號末四碼 (?:1234|5678)/);
      for (const part of [text, html]) expect(part).not.toMatch(/0012345671234|99999999995678/);
    }
  });

  it.each([
    ['letters', { account_no: '12345678abcd' }, '帳號是 10 到 16 個數字。'],
    ['10 000 digits', { account_no: '1'.repeat(10_000) }, '帳號是 10 到 16 個數字。'],
    ['a short bank code', { bank_code: '80' }, '銀行代碼是 3 個數字。'],
    ['a script', { holder: '<script>alert(1)</script>' }, /^戶名只能有文字/],
    ['a formula', { branch: '=cmd|1' }, /^分行只能有/],
    ['no holder', { holder: ' ' }, /^請填寫戶名/],
  ])('is rejected with %s, with a sentence', async (_what, change, sentence) => {
    const answer = await call('PUT', { ...ACCOUNT, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).toMatch(sentence);
    expect(await shown()).toBeNull();
  });

  it('an account that the key does not decrypt for its owner counts as none', async () => {
    await call('PUT', ACCOUNT);
    const other = await signedInMember(shop.db, shop.clock.now(), { status: 1 });
    const [row] = await shop.db.select().from(promoAccounts);
    if (!row) throw new Error('no account');
    // Data encrypted for one promoter can't be decrypted for another.
    await shop.db.insert(promoAccounts).values({ ...row, cus_id: other.cus_id });
    expect((await call('GET', undefined, other.headers)).json().body.account).toBeNull();
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)(
    'is rejected (%s) to guests and members [N2]',
    async (method) => {
      const body = method === 'PUT' ? ACCOUNT : undefined;
      expect((await call(method, body, {})).statusCode).toBe(401);
      const { headers } = await signedInMember(shop.db, shop.clock.now());
      expect((await call(method, body, headers)).statusCode).toBe(403);
    },
  );

  it('is in the copy of own data by its last digits', async () => {
    await call('PUT', ACCOUNT);
    const { headers } = promoter;
    const { body } = (await shop.app.inject({ url: '/api/vip/data', headers })).json();
    expect(body.promo_accounts).toMatchObject([{ bank_code: '808', last_four: '1234' }]);
    expect(JSON.stringify(body.promo_accounts)).not.toMatch(/enc1:|王小明/);
  });
});
