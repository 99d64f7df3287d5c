import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as XML; what XML can't contain, such as control characters, is left out. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const cell = (text: string) =>
  text === ''
    ? '<c/>'
    : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const sheet = (rows: readonly (readonly string[])[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

const FIXED: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A spreadsheet of one sheet (ECMA-376). Every cell is text: numbers keep their zeros, and nothing is a formula. */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const parts = { ...FIXED, 'xl/worksheets/sheet1.xml': sheet(rows) };
  for (const [name, xml] of Object.entries(parts)) await zip.add(name, new TextReader(xml));
  return Buffer.from(await zip.close());
}
