import { createHash } from 'node:crypto';

interface CodedInvoice {
  number: string;
  random: string;
  /** `2026-11-30 10:00:00` in Taipei. */
  at: string;
  data: Readonly<Record<string, unknown>>;
}

interface CodedItem {
  ItemName: string;
  ItemCount: number;
  ItemPrice: number;
}

const SELLER = '12345675';

const hex = (amount: number) => amount.toString(16).toUpperCase().padStart(8, '0');

const NO_CODES = { QRCode_Left: '', QRCode_Right: '' };

/**
 * The texts of an invoice's codes, as the tax office specifies them: period, number and random code; then day, amounts,
 * both companies, 24 characters that only the owner of a seed can make, and the goods.
 */
export function codesOf({ number, random, at, data }: CodedInvoice, hasSeed: boolean) {
  const [year = 0, month = 0, day = 0] = at.slice(0, 10).split('-').map(Number);
  const two = (count: number) => String(count).padStart(2, '0');
  const PosBarCode = `${year - 1911}${two(month + (month % 2))}${number}${random}`;
  if (!hasSeed) return { PosBarCode, ...NO_CODES };
  const total = Number(data.SalesAmount);
  const items = data.Items as readonly CodedItem[];
  const proof = createHash('md5').update(`${number}${random}`).digest('base64');
  const goods = items.map(({ ItemName, ItemCount, ItemPrice }) =>
    [ItemName, ItemCount, ItemPrice].join(':'),
  );
  const head = [
    ...[number, year - 1911, two(month), two(day), random, hex(Math.round(total / 1.05))],
    ...[hex(total), data.CustomerIdentifier || '00000000', SELLER, proof],
  ].join('');
  const QrCodeLeft = [head, '*'.repeat(10), items.length, items.length, 1, goods[0]].join(':');
  return { PosBarCode, QRCode_Left: QrCodeLeft, QRCode_Right: `**${goods.slice(1).join(':')}` };
}
