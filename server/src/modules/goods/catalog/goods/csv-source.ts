import { pipeline, Readable } from 'node:stream';
import { GOODS_FIELDS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { CsvError, type Options, parse } from 'csv-parse';
import { unguardFormula } from '../../../../platform/csv/csv-line.ts';
import { fieldOf, titleOf } from './columns.ts';
import {
  columnLetter,
  type Finding,
  type GoodsSource,
  rejectFile,
  rowFinding,
  type SourceCell,
  type SourceRow,
} from './finding.ts';
import { type TextEncodingName, textEncoding, textOf } from './text-encoding.ts';

/** The longest row, in characters; limits how much is read where a quotation mark is never closed. */
const LONGEST_ROW = 2 * 1024 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;

/** The file's dialect: encoding, separator and separator line. */
interface Writing {
  encoding: TextEncodingName;
  delimiter: string;
  /** Whether Excel's `sep=;` precedes the header. */
  hasSeparatorLine: boolean;
}

const parserOptions = (delimiter: string): Options => ({
  delimiter,
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: LONGEST_ROW,
});

function readingError(error: unknown): never {
  if (!(error instanceof CsvError)) throw error;
  const line = 'lines' in error ? Number(error.lines) : 1;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return rejectFile(
      `檔案第 ${line} 行附近有一個引號（"）沒有結束，請補上，或在 Excel 重新存檔。`,
    );
  return rejectFile(`檔案第 ${line} 行不是正確的 CSV（${error.code}），請在 Excel 重新存檔。`);
}

async function* records(file: string, { encoding, delimiter }: Writing): AsyncGenerator<string[]> {
  const parser = parse(parserOptions(delimiter));
  // The loop below handles errors of either stream; the callback only prevents an unhandled one.
  pipeline(Readable.from(textOf(file, encoding)), parser, () => undefined);
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    readingError(error);
  }
}

async function beginning(file: string, encoding: TextEncodingName): Promise<string> {
  for await (const text of textOf(file, encoding)) if (text !== '') return text;
  return rejectFile('檔案是空的。');
}

const knownHeaders = (line: string, delimiter: string) =>
  line.split(delimiter).filter((name) => fieldOf(name.replaceAll('"', ''))).length;

async function writingOf(file: string): Promise<Writing> {
  const encoding = await textEncoding(file);
  const [first = '', second = ''] = (await beginning(file, encoding)).split(/\r\n|\n|\r/, 2);
  const separator = /^"?sep=(.)"?$/i.exec(first)?.[1];
  if (separator !== undefined) return { encoding, delimiter: separator, hasSeparatorLine: true };
  const [delimiter = ','] = DELIMITERS.toSorted(
    (a, b) => knownHeaders(first, b) - knownHeaders(first, a),
  );
  if (knownHeaders(first, delimiter) === 0)
    rejectFile(
      `第 1 列沒有認得的欄名；至少要有「商品編號」，第 2 列起是商品（第 1 列是：${(first || second).slice(0, 80)}）。`,
    );
  return { encoding, delimiter, hasSeparatorLine: false };
}

const HEADER = { row: 1, label: '第 1 列' };

/** The field of each column, undefined for an unknown name, and the findings about them. */
function readHeader(names: readonly string[]) {
  const fields = names.map(fieldOf);
  const findings: Finding[] = [];
  for (const [index, name] of names.entries()) {
    const at = `${columnLetter(index)} 欄「${name.trim()}」`;
    if (name.trim() !== '' && fields[index] === undefined)
      findings.push(
        rowFinding(
          HEADER,
          `${at}不是商品檔的欄名，請刪除或改名；可用的欄名有 ${GOODS_FIELDS.map(titleOf).join('、')}。`,
        ),
      );
    if (fields[index] !== undefined && fields.indexOf(fields[index]) < index)
      rejectFile(`第 1 列 ${at}重複了，請只留一欄。`);
  }
  return { fields, findings };
}

function readRow(
  fields: readonly (GoodsField | undefined)[],
  names: readonly string[],
  record: readonly string[],
  place: SourceRow['place'],
): SourceRow {
  const cells = new Map<GoodsField, SourceCell>();
  const findings: Finding[] = [];
  // A spreadsheet omits empty cells at the end of a row: they are empty, not missing.
  for (const [index, field] of fields.entries()) {
    const letter = columnLetter(index);
    if (field) cells.set(field, { text: unguardFormula(record[index] ?? ''), letter });
  }
  for (const [index, text] of record.entries()) {
    if (text.trim() !== '' && (names[index] ?? '').trim() === '')
      findings.push(
        rowFinding(
          place,
          `${columnLetter(index)} 欄有「${text.trim().slice(0, 40)}」，但第 1 列沒有這一欄；文字裡有分隔符號時，整格要用引號括住。`,
        ),
      );
  }
  return { place, cells, findings };
}

/** Lines of the file that a row occupies: quoted cells may contain line breaks. */
const linesOf = (record: readonly string[]) =>
  record.reduce((sum, text) => sum + (text.match(/\r\n|\n|\r/g)?.length ?? 0), 1);

/** A goods file as a spreadsheet writes it, in UTF-8, Big5 or UTF-16, the header first. @throws UnreadableGoods */
export async function csvSource(file: string): Promise<GoodsSource> {
  const writing = await writingOf(file);
  const headerAt = writing.hasSeparatorLine ? 2 : 1;
  let names: string[] = [];
  let count = 0;
  for await (const record of records(file, writing)) {
    count += 1;
    names = record;
    if (count === headerAt) break;
  }
  const { fields, findings } = readHeader(names);
  if (!fields.includes('prd_id')) rejectFile('第 1 列沒有「商品編號」（prd_id）這一欄，請補上。');

  async function* rows(): AsyncGenerator<SourceRow> {
    let read = 0;
    let line = 1;
    let lines = 0;
    for await (const record of records(file, writing)) {
      read += 1;
      line += lines;
      lines = linesOf(record);
      if (read <= headerAt || record.every((text) => text.trim() === '')) continue;
      const row = read - headerAt + 1;
      const label = row === line ? `第 ${row} 列` : `第 ${row} 列（檔案第 ${line} 行）`;
      yield readRow(fields, names, record, { row, label });
    }
  }
  return { findings, rows };
}
