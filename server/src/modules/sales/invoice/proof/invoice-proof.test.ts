import { buffer } from 'node:stream/consumers';
import type { InvoiceLine } from '@pinpu/shared/domain';
import { pdfText } from '../../../../testing/pdf-text.ts';
import type { InvoiceRecord } from '../port.ts';
import { invoiceProof } from './invoice-proof.ts';

const NOW = new Date('2026-11-30T10:00:00+08:00');

const TEA: InvoiceLine = {
  ...{ name: '高山烏龍茶', qty: 2, price: 600, amount: 1200, tax_class: 'taxed' },
};

const RECORD: InvoiceRecord = {
  ...{ issued_at: '2026-11-30 10:00:00', random_no: '4217', printed: true, voided: false },
  buyer: { vatid: '04595257', name: '台灣某某股份有限公司', address: '臺北市信義區市府路 1 號' },
  rest: 1200,
  codes: { barcode: '11512AB123456784217', qr_left: 'AB12345678', qr_right: '**' },
};

async function proofOf(change: Partial<InvoiceRecord> = {}, lines = [TEA], allowed = 0) {
  const proof = {
    ...{ number: 'AB12345678', ord_code: 'PP261130ABCD', lines, allowed },
    seller: { name: '拼鋪有限公司', vatid: '12345675', address: '臺北市中山區 1 號' },
    record: { ...RECORD, ...change },
  };
  return pdfText(await buffer(await invoiceProof(proof, NOW)));
}

it('has everything that the form of a company’s invoice asks for, as text [I16]', async () => {
  const { text, pages } = await proofOf({}, [
    TEA,
    { ...TEA, name: '米', qty: 1, price: 300, amount: 300, tax_class: 'exempt' },
  ]);
  for (const part of [
    '拼鋪有限公司\n電子發票證明聯\n115年11-12月\nAB-12345678\n2026-11-30 10:00:00　格式 25',
    '隨機碼 4217　總計 1,500\n賣方 12345675　買方 04595257',
    '買方：台灣某某股份有限公司\n統一編號：04595257\n地址：臺北市信義區市府路 1 號\n訂單編號：PP261130ABCD',
    '高山烏龍茶\n2\n600\n1,200\n應稅\n米\n1\n300\n300\n免稅',
    '銷售額（應稅）\n1,143\n銷售額（零稅率）\n0\n銷售額（免稅）\n300\n營業稅\n57\n總計\n1,500',
    '壹仟伍佰元整',
    '賣方：拼鋪有限公司\n統一編號：12345675\n地址：臺北市中山區 1 號',
    '第 1 頁／共 1 頁',
  ])
    expect(text).toContain(part);
  expect(pages).toHaveLength(1);
  expect(text).not.toMatch(/作廢|折讓|補印/);
});

it('is a tagged document with title and language, and its codes have a text instead [I16]', async () => {
  const { objects } = await proofOf();
  expect(objects).toContain('/Marked true');
  expect(objects).toContain('/DisplayDocTitle true');
  expect(objects).toContain('/Lang (zh-TW)');
  for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect(objects).toContain(`/S /${tag}\n`);
  expect(objects.match(/\/S \/Figure\n/g)).toHaveLength(3);
});

it('has no codes where the provider sends none [I16]', async () => {
  const codes = { barcode: '', qr_left: '', qr_right: '' };
  expect((await proofOf({ codes })).objects).not.toContain('/S /Figure');
});

it('says that it is void, in words and by a stamp [I16]', async () => {
  const { text } = await proofOf({ voided: true });
  expect(text).toContain('作廢：這張發票已經作廢');
  expect(text.endsWith('作廢')).toBe(true);
});

it('says what was taken back, and what is left [I16]', async () => {
  const { text } = await proofOf({}, [TEA], 300);
  expect(text).toContain('已折讓 NT$300，餘額 NT$900');
});

it('shows a sign for a character that the font lacks, and says which it is [I16]', async () => {
  const { text } = await proofOf({ buyer: { ...RECORD.buyer, name: '𠮷祥有限公司' } });
  expect(text).toContain('買方：〓祥有限公司');
  expect(text).toContain('「〓」是這份檔案的字型沒有的字：U+20BB7');
});

it('wraps long names of companies and goods without losing a character [I16]', async () => {
  const name = '手工無添加蔓越莓牛軋糖禮盒'.repeat(8);
  const company = '台灣某某國際股份有限公司'.repeat(6);
  const { text } = await proofOf({ buyer: { ...RECORD.buyer, name: company } }, [{ ...TEA, name }]);
  const joined = text.replaceAll('\n', '');
  expect(joined).toContain(name);
  expect(joined).toContain(`買方：${company}`);
});

it('puts 200 lines on numbered pages, each with number and columns, and the sums on the last [I16]', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({ ...TEA, name: `茶 ${at + 1}` }));
  const { pages, text } = await proofOf({}, lines);
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries())
    expect(page).toContain(`第 ${at + 1} 頁／共 ${pages.length} 頁`);
  for (const page of pages.slice(1, -1))
    expect(page).toMatch(/^電子發票證明聯 AB-12345678（續）\n品名\n數量\n/);
  expect(text.match(/^茶 \d+$/gm)).toHaveLength(200);
  expect(pages.at(-1)).toContain('總計\n240,000');
});
