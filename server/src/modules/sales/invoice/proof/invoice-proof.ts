import { setImmediate } from 'node:timers/promises';
import { type InvoiceLine, TAX_CLASS_NAMES } from '@pinpu/shared/domain';
import type { InvoiceRecord } from '../port.ts';
import { barDrawing, type QrDrawing, qrPair } from './codes.ts';
import { amountInWords, plainAmount, proofNumber, proofPeriod, proofSums } from './proof-text.ts';
import { INK, RED_INK, SHEET, Sheet } from './sheet.ts';

/** The form of a company's invoice (格式代號). */
const FORM = 25;

interface Party {
  name: string;
  vatid: string;
  address: string;
}

export interface Proof {
  number: string;
  ord_code: string;
  seller: Party;
  record: InvoiceRecord;
  lines: readonly InvoiceLine[];
  /** What valid allowances have taken back, in whole TWD. */
  allowed: number;
}

/** Where the codes begin, to the right of the head. */
const CODES_X = 345;
const MODULE = 0.62;

/** A company's invoice on A4 as a PDF: 電子發票證明聯 (ADR 0225). */
export async function invoiceProof(proof: Proof, now: Date): Promise<PDFKit.PDFDocument> {
  const { number, seller, record } = proof;
  const title = `電子發票證明聯 ${proofNumber(number)}`;
  const sheet = new Sheet({ title, author: seller.name, heading: `${title}（續）`, created: now });
  drawCodes(sheet, record.codes);
  drawHead(sheet, proof);
  drawState(sheet, proof);
  drawBuyer(sheet, proof);
  await drawLines(sheet, proof.lines);
  drawSums(sheet, proof);
  return sheet.end(record.voided ? '作廢' : '');
}

function drawHead(sheet: Sheet, { number, seller, record, lines }: Proof): void {
  const width = CODES_X - SHEET.margin - 20;
  const { total } = proofSums(lines);
  const at = { x: SHEET.margin, y: SHEET.margin };
  sheet.text(seller.name, { size: 15, width }, at);
  sheet.text('電子發票證明聯', { size: 20, type: 'H1', width });
  sheet.text(proofPeriod(record.issued_at.slice(0, 10)), { size: 18, width });
  sheet.text(proofNumber(number), { size: 18, width });
  sheet.text(`${record.issued_at}　格式 ${FORM}`, { width });
  sheet.text(`隨機碼 ${record.random_no}　總計 ${plainAmount(total)}`, { width });
  sheet.text(`賣方 ${seller.vatid}　買方 ${record.buyer.vatid}`, { width });
}

/** What the buyer's accountant must not miss: the invoice is void, or partly taken back. */
function drawState(sheet: Sheet, { record, lines, allowed }: Proof): void {
  const { total } = proofSums(lines);
  const partly = `已折讓 NT$${plainAmount(allowed)}，餘額 NT$${plainAmount(total - allowed)}`;
  const state = record.voided ? '作廢：這張發票已經作廢' : allowed > 0 && partly;
  if (!state) return;
  const { doc } = sheet;
  const { margin, width } = SHEET;
  doc.moveDown(0.6);
  const { y } = doc;
  sheet.artifact(() => doc.lineWidth(1.5).rect(margin, y, width, 26).stroke(RED_INK));
  doc.fillColor(RED_INK);
  sheet.text(state, { size: 13, width: width - 20 }, { x: margin + 10, y: y + 3 });
  doc.fillColor(INK);
  Object.assign(doc, { x: margin, y: y + 26 });
}

function drawBuyer(sheet: Sheet, { record: { buyer }, ord_code }: Proof): void {
  const { doc } = sheet;
  doc.moveDown(0.6);
  const { width } = SHEET;
  sheet.text(`買方：${buyer.name}`, { width });
  sheet.text(`統一編號：${buyer.vatid}`, { width });
  if (buyer.address !== '') sheet.text(`地址：${buyer.address}`, { width });
  sheet.text(`訂單編號：${ord_code}`, { width });
  doc.moveDown(0.6);
}

const RIGHT = { x: 'right', y: 'top' } as const;

const COLUMNS = [
  { name: '品名', width: 245 },
  { name: '數量', width: 45, align: RIGHT },
  { name: '單價（含稅）', width: 85, align: RIGHT },
  { name: '金額（含稅）', width: 85, align: RIGHT },
  { name: '課稅別', width: 55 },
] as const;

/** The columns' names above the lines of a later page. */
function drawColumns(doc: PDFKit.PDFDocument): void {
  let x: number = SHEET.margin;
  for (const { name, width, ...column } of COLUMNS) {
    const align = 'align' in column ? 'right' : 'left';
    doc.text(name, x + 6, SHEET.top - 18, { width: width - 12, align, lineBreak: false });
    x += width;
  }
}

const th = (text: string) => ({ text, type: 'TH' as const, backgroundColor: '#eeeeee' });

/** Long orders are drawn in portions, between which other requests are answered. */
const ROWS_AT_ONCE = 10;

async function drawLines(sheet: Sheet, lines: readonly InvoiceLine[]): Promise<void> {
  const table = sheet.table(COLUMNS.map(({ name, ...style }) => style));
  sheet.continued = drawColumns;
  table.row(COLUMNS.map(({ name }) => th(name)));
  for (const [at, { name, qty, price, amount, tax_class }] of lines.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    const amounts = [qty, price, amount].map(plainAmount);
    table.row([sheet.show(name), ...amounts, TAX_CLASS_NAMES[tax_class]]);
  }
  table.end();
  sheet.continued = () => undefined;
}

const SUMS_HEIGHT = 230;

function drawSums(sheet: Sheet, { lines, seller }: Proof): void {
  const { sales, tax, total } = proofSums(lines);
  const { doc } = sheet;
  doc.moveDown(0.6);
  sheet.reserve(SUMS_HEIGHT);
  const table = sheet.table([{ width: 245 }, { width: 270, align: RIGHT }]);
  const rows = [
    ['銷售額（應稅）', plainAmount(sales.taxed)],
    ['銷售額（零稅率）', plainAmount(sales.zero)],
    ['銷售額（免稅）', plainAmount(sales.exempt)],
    ['營業稅', plainAmount(tax)],
    ['總計', plainAmount(total)],
    ['總計新臺幣（中文大寫）', amountInWords(total)],
  ] as const;
  for (const [name, value] of rows) table.row([th(name), value]);
  table.end();
  doc.moveDown(0.6);
  sheet.text(`賣方：${seller.name}`, { width: SHEET.width });
  sheet.text(`統一編號：${seller.vatid}`, { width: SHEET.width });
  if (seller.address !== '') sheet.text(`地址：${seller.address}`, { width: SHEET.width });
  doc.moveDown(0.6);
}

/** Of what the provider sends, only what Code 39 can write. */
const CODE_39 = /^[0-9A-Z]+$/;

function drawCodes(sheet: Sheet, { barcode, qr_left, qr_right }: InvoiceRecord['codes']): void {
  const { doc, root } = sheet;
  if (CODE_39.test(barcode)) {
    const { bars } = barDrawing(barcode);
    root.add(
      doc.struct('Figure', { alt: `一維條碼 ${barcode}` }, () => {
        for (const bar of bars)
          doc.rect(CODES_X + bar.x * MODULE, SHEET.margin, bar.width * MODULE, 30);
        doc.fill('#000000');
      }),
    );
  }
  if (qr_left === '' || qr_right === '') return;
  for (const [at, code] of qrPair(qr_left, qr_right).entries())
    root.add(
      doc.struct('Figure', { alt: at === 0 ? '左方二維條碼' : '右方二維條碼' }, () =>
        drawQr(doc, code, { x: CODES_X + at * 112, y: SHEET.margin + 42, side: 96 }),
      ),
    );
  doc.fillColor(INK);
}

function drawQr(
  doc: PDFKit.PDFDocument,
  { size, isDark }: QrDrawing,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const step = side / size;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (isDark(column, row)) doc.rect(x + column * step, y + row * step, step, step);
  doc.fill('#000000');
}
