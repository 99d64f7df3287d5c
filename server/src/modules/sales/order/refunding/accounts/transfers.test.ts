import { auditLog, refundAccounts } from '../../../../../platform/db/schema/index.ts';
import { transferredOrder } from '../../../../../testing/orders/transferred-order.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const ACCOUNT = { bank_code: '004', branch: '', account_no: '0012345678901', holder: '王小明' };
const FILE = 'refunds/bank-file';

/** An order that is refunded in parts by transfers; `add` ends once the buyer has entered the account of one. */
async function shopWithParts() {
  const shop = await transferredOrder();
  const open = async (amount: number) => {
    shop.clock.advance(1000);
    await shop.anna.move(shop.ord_code, 'refund-part', { amount, way: 'account' });
    return shop.link();
  };
  const add = async (amount: number) => shop.send(await open(amount), ACCOUNT);
  const files = async () => (await shop.refunds('transfer')).files;
  return { ...shop, open, add, files };
}

const bodyOf = (answer: { json: () => { body?: { csv: string } } }) => answer.json().body;

/** The amounts of a file's rows. */
const amountsIn = (csv = '') =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((row) => Number(row.split(',')[4]));

describe('a file for the bank', () => {
  it('has the transfers that are in none before; a further one is repeated alone on purpose [Q6]', async () => {
    const shop = await shopWithParts();
    for (const amount of [100, 200]) await shop.add(amount);
    const first = bodyOf(await shop.anna.send('POST', FILE));
    expect(first).toMatchObject({ transfers: 2, amount: 300 });
    const second = await shop.ben.send('POST', FILE);
    expect([second.statusCode, second.json().msg[0].Message]).toEqual([
      409,
      '沒有新的退款要匯款。',
    ]);
    await shop.add(400);
    const later = bodyOf(await shop.ben.send('POST', FILE));
    expect(later).toMatchObject({ transfers: 1, amount: 400 });
    const [newer, older] = await shop.files();
    expect(newer).toMatchObject({ exported_by: 'admin:ben', transfers: 1, amount: 400 });
    expect(older).toMatchObject({ exported_by: 'admin:anna', transfers: 2, amount: 300 });
    const again = { again: older.exported_at };
    expect(bodyOf(await shop.ben.send('POST', FILE, again))).toEqual(first);
    expect(await shop.files()).toEqual([newer, older]);
    const details = (await shop.db.select().from(auditLog))
      .filter(({ action, outcome }) => action === 'refund.export' && outcome === 'ok')
      .map(({ actor, detail }) => [actor, detail]);
    expect(details).toEqual([
      ['anna', { transfers: 2, amount: 300 }],
      ['ben', { transfers: 1, amount: 400 }],
      ['ben', { transfers: 2, amount: 300, ...again }],
    ]);
  });

  it('is in the history of its orders, and repeats only what is not recorded yet [Q6]', async () => {
    const shop = await shopWithParts();
    for (const amount of [100, 200]) await shop.add(amount);
    await shop.anna.send('POST', FILE);
    const { records } = await shop.anna.get(`orders/${shop.ord_code}`);
    expect(records.slice(-2)).toMatchObject([
      { actor: 'admin:anna', cause: 'refund exported', detail: { amount: 100 } },
      { actor: 'admin:anna', cause: 'refund exported', detail: { amount: 200 } },
    ]);
    const { refunds, files } = await shop.refunds('transfer');
    const again = { again: files[0].exported_at };
    const date = '2026-11-21';
    const record = (ids: string[]) => shop.anna.send('POST', 'refunds/transferred', { ids, date });
    await record([refunds[0].id]);
    expect(bodyOf(await shop.ben.send('POST', FILE, again))).toMatchObject({ transfers: 1 });
    await record([refunds[1].id]);
    expect((await shop.ben.send('POST', FILE, again)).json().msg[0].Message).toBe(
      '這個匯款檔的退款都已經處理。',
    );
    expect(await shop.files()).toEqual([]);
  });

  onPostgres(
    'has each transfer once, whoever downloads while buyers enter accounts [Q6]',
    async () => {
      const shop = await shopWithParts();
      const amounts: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const [one, two] = [round * 2 + 1, round * 2 + 2];
        const links = [await shop.open(one), await shop.open(two)];
        const answers = await Promise.all([
          shop.anna.send('POST', FILE),
          ...links.map((link) => shop.send(link, ACCOUNT)),
          ...[shop.ben, shop.anna, shop.ben].map((clerk) => clerk.send('POST', FILE)),
        ]);
        for (const answer of answers)
          if (answer.statusCode === 200) amounts.push(...amountsIn(bodyOf(answer)?.csv));
      }
      const last = await shop.anna.send('POST', FILE);
      if (last.statusCode === 200) amounts.push(...amountsIn(bodyOf(last)?.csv));
      expect(amounts.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 16 }, (_, at) => at + 1),
      );
      const forms = await shop.db.select().from(refundAccounts);
      expect(forms.filter(({ exported_at }) => exported_at === null)).toEqual([]);
    },
  );
});
