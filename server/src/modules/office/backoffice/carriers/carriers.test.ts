import type { CarrierReplyLine } from '@pinpu/shared/contracts/backoffice';
import { CARRIER_SHEETS } from '@pinpu/shared/domain';
import { parse } from 'csv-parse/sync';
import { big5Bytes, decodedText } from '../../../../platform/csv/big5.ts';
import { auditLog, orders } from '../../../../platform/db/schema/index.ts';
import { parcelShop } from '../../../../testing/orders/parcel-shop.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';
import { setSetting } from '../../../../testing/set-setting.ts';

async function openShop(change: object = {}) {
  const shop = await placedOrder();
  await shop.pay();
  await shop.db.update(orders).set({ cnt_name: '王小明', phone1: '0912345678', ...change });
  const counter = await atBackoffice(shop);
  const call = async (path: string, fields: object) => {
    const answer = await counter.send('POST', `carriers/${path}`, fields);
    return { status: answer.statusCode, ...answer.json() };
  };
  return {
    ...{ ...shop, counter },
    exported: async (id: string, fields: object = {}) =>
      (await call(`${id}/orders`, { codes: [shop.ord_code], ...fields })).body,
    reply: (id: string, content: string | Buffer) =>
      call(`${id}/reply`, { file: Buffer.from(content).toString('base64') }),
  };
}

const bytesOf = ({ file }: { file: string }) => Buffer.from(file, 'base64');
/** The cells of each row below some headings. */
function cellsOf(answer: { file: string }, ...headings: string[]): (string | undefined)[][] {
  const text = decodedText(bytesOf(answer)) ?? '';
  const [heads = [], ...rows]: string[][] = parse(text, { bom: true, relax_quotes: true });
  return rows.map((row) => headings.map((heading) => row[heads.indexOf(heading)]));
}

describe('an order sheet', () => {
  it('of 契客 is a spreadsheet [K20]', async () => {
    const { exported } = await openShop();
    const answer = await exported('tcat');
    expect(answer).toMatchObject({ rows: 1, name: '黑貓契客-20261121.xlsx' });
    expect(bytesOf(answer).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  it('for Excel as UTF-8 has codes that keep their zeros [K20]', async () => {
    const { exported, ord_code } = await openShop();
    const answer = await exported('tcat', { encoding: 'utf-8' });
    expect(bytesOf(answer).subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(answer).toMatchObject({
      rows: 1,
      left_out: [],
      missing: [],
      name: '黑貓契客-20261121.csv',
    });
    const headings = ['收件人姓名', '收件人電話', '訂單編號', '代收金額或到付', '溫層((詳參數表))'];
    expect(cellsOf(answer, ...headings, '出貨日期(YYYY/MM/DD)')).toEqual([
      ['王小明', '="0912345678"', `="${ord_code}"`, '0', '1', '2026/11/21'],
    ]);
    expect(answer.notes).toContainEqual({
      ord_code,
      message: '商品沒有填材積，「尺寸」是空的。',
    });
  });

  it('of 新竹物流 is Big5, and has what is collected on receipt [K20] [K21]', async () => {
    const { exported } = await openShop({ pay_way: 1, ap_amt: 1300, status: 5 });
    const answer = await exported('hct');
    expect(bytesOf(answer).subarray(0, 4).toString('hex')).toBe('b24db3e6');
    const headings = ['收貨人名稱', '收貨人電話1', '代收貨款', '傳票區分'];
    expect(cellsOf(answer, ...headings)).toEqual([['王小明', '0912345678', '1300', '41']]);
  });

  it('names the characters that Big5 does not have, and is written with boxes only when asked [K21]', async () => {
    const { exported, ord_code } = await openShop({ cnt_name: '游錫堃' });
    const stopped = await exported('hct');
    expect(stopped).toMatchObject({
      file: '',
      missing: [{ ord_code, message: 'Big5 沒有這些字：堃' }],
    });
    const marked = await exported('hct', { mark_missing: true });
    expect(cellsOf(marked, '收貨人名稱')).toEqual([['游錫□']]);
    const unicode = await exported('hct', { encoding: 'utf-8' });
    expect(unicode.missing).toEqual([]);
    expect(cellsOf(unicode, '收貨人名稱')).toEqual([['游錫堃']]);
  });

  it('never has a formula, whatever the buyer typed [K21]', async () => {
    const { exported } = await openShop({ cnt_name: '=HYPERLINK("x")' });
    expect(cellsOf(await exported('hct'), '收貨人名稱')).toEqual([[`'=HYPERLINK("x")`]]);
  });

  it('leaves out what is not sent this way, with the reason [K20]', async () => {
    const { exported, ord_code, db } = await openShop();
    const store = { CVSStoreID: '131386', CVSStoreName: '大安', LogisticsSubType: 'UNIMART' };
    await db.update(orders).set({ rec_meta: JSON.stringify(store) });
    const answer = await exported('tcat', { codes: [ord_code, 'PP000000000000'] });
    expect(answer).toMatchObject({
      ...{ file: '', rows: 0 },
      left_out: [
        { ord_code, message: '這筆訂單是超商取貨，請用託運單寄。' },
        { ord_code: 'PP000000000000', message: '找不到訂單 PP000000000000。' },
      ],
    });
    await db.update(orders).set({ status: 0, rec_meta: '' });
    expect((await exported('tcat')).left_out[0].message).toMatch(/目前是「.+」，不用寄/);
  });

  it('leaves out an order that has a parcel at the provider, so that it is not sent twice [K20]', async () => {
    const { ask, clerk, ord_code, pay } = await parcelShop();
    await pay();
    const exported = async () =>
      (await clerk.send('POST', 'carriers/tcat/orders', { codes: [ord_code] })).json().body;
    expect((await exported()).rows).toBe(1);
    expect(await ask()).toBe('');
    expect(await exported()).toMatchObject({
      rows: 0,
      left_out: [{ ord_code, message: '這筆訂單已有綠界的託運單，要改用檔案寄，請先取消它。' }],
    });
  });

  it('has a row for each temperature, and collects with the first [K20]', async () => {
    const { exported, ord_code, db } = await openShop({ pay_way: 1, ap_amt: 1300, status: 5 });
    const [row] = await db.select().from(orders);
    const [line] = JSON.parse(row?.cart_json ?? '[]');
    const cart_json = JSON.stringify([
      line,
      { ...line, prd_id: 'ICE', prd_name: '水餃', temperature: 'frozen' },
    ]);
    await db.update(orders).set({ cart_json });
    expect(cellsOf(await exported('hct'), '清單編號', '代收貨款', '商品種類')).toEqual([
      [ord_code, '1300', '1'],
      [`${ord_code}-2`, '0', '3'],
    ]);
    expect((await exported('post')).left_out).toEqual([
      { ord_code, message: '中華郵政不寄冷凍，請換一家物流。' },
    ]);
  });

  it('of a carrier that the shop has added has the columns of the setting [K22]', async () => {
    const shop = await openShop();
    const own = {
      ...{ id: 'kerry', name: '大榮', carrier: 'kerry', encoding: 'utf-8', excel: false },
      temperatures: ['room'],
      columns: [
        { heading: '單據', value: 'order', code: '' },
        { heading: '客戶', value: 'fixed', code: '0077' },
      ],
      ...{ code_headings: ['單據'], number_headings: ['追蹤碼'] },
    };
    const sheets = [...CARRIER_SHEETS, own];
    expect(await setSetting(shop.db, 'carrier_sheets', sheets, new Date())).toEqual([]);
    const { carriers } = await shop.counter.get('carriers');
    expect(carriers.map(({ name }: { name: string }) => name)).toEqual([
      ...['黑貓契客', '新竹物流', '宅配通', '中華郵政', '大榮'],
    ]);
    expect(cellsOf(await shop.exported('kerry'), '單據', '客戶')).toEqual([
      [shop.ord_code, '0077'],
    ]);
    const { body } = await shop.reply('kerry', `追蹤碼,單據\n12345678,${shop.ord_code}\n`);
    expect(body).toMatchObject({ carrier: 'kerry', lines: [{ state: 'ready' }] });
  });
});

const statesOf = (lines: readonly CarrierReplyLine[]) =>
  lines.map(({ row, state, message }) => [row, state, message]);

describe('the setting of carriers', () => {
  it.each([
    ['columns', [{ heading: 'A', value: 'name', code: '' }], /要有一欄是訂單編號/],
    ['carrier', 'nobody', /請選擇物流/],
    ['temperatures', [], /至少要選一種溫層/],
    ['number_headings', [], /至少要有一個欄名/],
  ])('does not take other %s [K22]', async (field, value, sentence) => {
    const { db } = await openShop();
    const sheets = CARRIER_SHEETS.map((sheet) => ({ ...sheet, [field]: value }));
    const faults = await setSetting(db, 'carrier_sheets', sheets, new Date());
    expect(faults.join()).toMatch(sentence);
  });
});

describe('a reply file', () => {
  it('in Big5 says what it would ship, and names each bad row [K23]', async () => {
    const { reply, ord_code, order } = await openShop();
    const text = [
      '黑貓出貨明細,,',
      '姓名,訂單編號,託運單號',
      `王小明,${ord_code},901234567890`,
      '李,PP000000000000,901234567891',
      '陳,,901234567892',
    ].join('\r\n');
    const { body } = await reply('tcat', big5Bytes(text));
    expect(body).toMatchObject({ carrier: 'tcat', headings: ['訂單編號', '託運單號'] });
    expect(statesOf(body.lines)).toEqual([
      [3, 'ready', '可出貨'],
      [4, 'fault', '找不到訂單 PP000000000000。'],
      [5, 'fault', '沒有訂單編號。'],
    ]);
    expect((await order())?.status).toBe(3);
  });

  it('ships by the batch, and is done when it is read again [K24]', async () => {
    const { reply, counter, ord_code, order } = await openShop();
    const text = `訂單編號\t託運單號碼\n${ord_code}\t="901234567890"\n`;
    const { body } = await reply('tcat', text);
    const lines = body.lines.map(({ ord_code, tracking }: CarrierReplyLine) => ({
      ...{ ord_code, tracking, carrier: body.carrier },
    }));
    const shipped = (await counter.send('POST', 'shipments', { lines })).json().body.results;
    expect(shipped).toMatchObject([{ shipped: true }]);
    expect(await order()).toMatchObject({ status: 99, ship_carrier: 'tcat' });
    expect(statesOf((await reply('tcat', text)).body.lines)).toEqual([[2, 'done', '已出貨']]);
    const other = await reply('tcat', text.replace('901234567890', '901234567899'));
    expect(statesOf(other.body.lines)).toEqual([
      [2, 'fault', '已出貨，單號是 901234567890。要更正單號，請到訂單頁。'],
    ]);
  });

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004xx'), /另存為「CSV UTF-8/],
    ['no text', Buffer.from([0x89, 0xff, 0x00]), /不是 UTF-8 也不是 Big5/],
    ['other headings', '姓名,地址\n王,臺北\n', /找不到訂單編號與單號的欄名。第 1 行是：姓名、地址/],
    ['an open quotation mark', '訂單編號,託運單號\n"PP1,1\n', /不是正確的 CSV/],
  ])('that is or has %s is rejected with what to do [K23]', async (_what, content, sentence) => {
    const { reply } = await openShop();
    const { status, msg } = await reply('tcat', content);
    expect([status, msg[0].Message]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('and the sheet are in the audit log, with the orders [K24]', async () => {
    const { exported, reply, ord_code, db } = await openShop();
    await exported('tcat');
    await reply('tcat', `訂單編號,託運單號\n${ord_code},901234567890\n`);
    const entries = (await db.select().from(auditLog).orderBy(auditLog.id)).filter(({ action }) =>
      action.startsWith('carriers.'),
    );
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['carriers.export', ord_code],
      ['carriers.reply', 'tcat'],
    ]);
  });
});
