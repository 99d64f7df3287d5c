import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { writeXlsx } from './write-xlsx.ts';

async function partsOf(file: Buffer): Promise<Record<string, string>> {
  const entries = await new ZipReader(new Uint8ArrayReader(new Uint8Array(file))).getEntries();
  const parts: Record<string, string> = {};
  for (const entry of entries)
    if (!entry.directory) parts[entry.filename] = await entry.getData(new TextWriter());
  return parts;
}

it('a spreadsheet keeps every text as it is: zeros, formulas, signs and lines', async () => {
  const file = await writeXlsx([
    ['訂單編號', '電話'],
    ['PP1', '0912345678'],
    ['=1+1', ''],
    ['<甲 & 乙>\u0000', ' 兩行\n文字 '],
  ]);
  const parts = await partsOf(file);
  const texts = [
    ...(parts['xl/worksheets/sheet1.xml'] ?? '').matchAll(/<t [^>]*>([^<]*)<\/t>|<c\/>/g),
  ];
  expect(texts.map(([, text = '']) => text)).toEqual([
    ...['訂單編號', '電話', 'PP1', '0912345678', '=1+1', ''],
    ...['&lt;甲 &amp; 乙&gt;', ' 兩行\n文字 '],
  ]);
  expect(Object.keys(parts)).toContain('[Content_Types].xml');
  expect(parts['xl/worksheets/sheet1.xml']).not.toContain('<f>');
});
