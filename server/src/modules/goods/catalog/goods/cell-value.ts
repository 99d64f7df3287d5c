import type { CellKind } from '@pinpu/shared/contracts/backoffice';
import {
  GOODS_AMOUNT_MAX,
  isDay,
  isManualPath,
  plainCell,
  quotedCell,
  readAllergens,
  readAmount,
  readFoodRegNo,
  readSetParts,
  readSizeTable,
  readTaxClass,
  readTemperature,
  readVideos,
  readWholeNumber,
  setPartsText,
  sizeTableText,
  startOfTaipeiDay,
  videosText,
} from '@pinpu/shared/domain';
import { isStorableText } from '../../../../platform/db/storable-text.ts';

/** The value of a cell: a text, a number (also 1 and 0 for yes and no), a date, a list; null for an empty cell. */
export type CellValue = string | number | boolean | Date | readonly string[] | null;

export type CellReading = { value: CellValue } | { why: string };

const LONGEST_NAME = 200;
const LONGEST_TEXT = 200_000;
const LONGEST_PLAIN = 2000;
const MOST_PICTURES = 30;

const ok = (value: CellValue): CellReading => ({ value });
const wrong = (why: string): CellReading => ({ why });

function code(text: string): CellReading {
  const value = plainCell(text);
  if (/^\d(\.\d+)?e\+\d+$/i.test(value))
    return wrong(
      `${quotedCell(value)}是 Excel 改寫過的數字，原來的代碼已經不見；請把這一欄設為文字格式再輸入一次。`,
    );
  if (!/^[\w-]{1,40}$/.test(value))
    return wrong(`${quotedCell(value)}不能當代碼，請用 1 到 40 個英文字母、數字、- 或 _。`);
  return ok(value);
}

function name(text: string): CellReading {
  const value = text.trim();
  if (value.length > LONGEST_NAME) return wrong(`超過 ${LONGEST_NAME} 個字，請縮短。`);
  if (/\p{Cc}/u.test(value)) return wrong('含有換行或控制字元，請寫成一行。');
  return ok(value);
}

function integer(text: string): CellReading {
  const value = readWholeNumber(text);
  if (value === undefined || Math.abs(value) > GOODS_AMOUNT_MAX)
    return wrong(`${quotedCell(text)}不是整數。`);
  return ok(value);
}

/** The values that docs/shop-keepers.md states; JSON and Excel write `true` and `TRUE`. */
const YES = ['是', '1', 'true'];
const NO = ['否', '0', 'false'];

function flag(text: string): CellReading {
  const value = plainCell(text).toLowerCase();
  if (YES.includes(value)) return ok(true);
  if (NO.includes(value)) return ok(false);
  return wrong(`${quotedCell(text)}請改為「是」或「否」。`);
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The day in Taipei as the shop writes it or as Excel reformats it, and what follows it. */
function dayAndTime(text: string): { day: string; time: string } | undefined {
  const [, year = '', month = '', date = '', time = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}:\d{2})(?::00)?)?$/.exec(
      plainCell(text),
    ) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? { day, time } : undefined;
}

function date(text: string): CellReading {
  const read = dayAndTime(text);
  return read?.time === ''
    ? ok(startOfTaipeiDay(read.day))
    : wrong(`${quotedCell(text)}不是日期，請寫成 2026-11-22。`);
}

function day(text: string): CellReading {
  const read = dayAndTime(text);
  return read?.time === ''
    ? ok(read.day)
    : wrong(`${quotedCell(text)}不是日期，請寫成 2026-11-22。`);
}

/** A day alone is its midnight in Taipei. */
function moment(text: string): CellReading {
  const read = dayAndTime(text);
  const time = (read?.time || '00:00').padStart(5, '0');
  return read && TIME.test(time)
    ? ok(new Date(`${read.day}T${time}:00+08:00`))
    : wrong(`${quotedCell(text)}不是日期與時間，請寫成 2026-11-22 20:00。`);
}

function html(text: string): CellReading {
  if (text.length > LONGEST_TEXT) return wrong(`超過 ${LONGEST_TEXT} 個字，請縮短。`);
  return ok(text);
}

function plainText(text: string): CellReading {
  const value = text.replaceAll(/\r\n?/g, '\n').trim();
  if (value.length > LONGEST_PLAIN) return wrong(`超過 ${LONGEST_PLAIN} 個字，請縮短。`);
  if (/[^\P{Cc}\n\t]/u.test(value)) return wrong('含有控制字元，請重新輸入。');
  return ok(value);
}

/** File names or addresses, one a line or with `|` between them. */
function pictures(text: string): CellReading {
  const list = text
    .split(/[\n\r|]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (list.length > MOST_PICTURES) return wrong(`超過 ${MOST_PICTURES} 張圖片，請減少。`);
  const bad = list.find((one) => !isPictureAddress(one) && !isPictureFile(one));
  if (bad !== undefined)
    return wrong(
      `${quotedCell(bad)}不是圖片檔名，也不是本店圖片的網址；請寫檔名（可含資料夾）或 /media/ 開頭的網址。`,
    );
  return ok([...new Set(list)]);
}

/** Each part as `P0001×2`. */
function parts(text: string): CellReading {
  const read = readSetParts(text);
  return 'why' in read ? read : ok(read.value.map((part) => setPartsText([part])));
}

export const isPictureAddress = (text: string): boolean =>
  /^\/(?!\/|media\/f\/)[^\s\\]*$/.test(text);

/** Whether a text is a file path inside the pictures folder: without a drive, and never above the folder. */
function isPictureFile(text: string): boolean {
  const parts = text.split(/[\\/]/);
  return !/^[a-z]+:/i.test(text) && parts.every((part) => part !== '' && !/^\.+$/.test(part));
}

/** The videos in the form in which an export writes them. */
function videos(text: string): CellReading {
  const read = readVideos(text);
  return 'value' in read ? ok(videosText(read.value)) : read;
}

/** The table in the form in which an export writes it. */
function sizeTable(text: string): CellReading {
  const read = readSizeTable(text);
  return 'value' in read ? ok(sizeTableText(read.value)) : read;
}

function manual(text: string): CellReading {
  const value = text.normalize('NFC').trim();
  return isManualPath(value)
    ? ok(value)
    : wrong(`${quotedCell(value)}不是本店說明書的路徑，請在商品頁面上傳 PDF，再填它的路徑。`);
}

const READERS: Record<CellKind, (text: string) => CellReading> = {
  code,
  name,
  amount: readAmount,
  integer,
  flag,
  date,
  html,
  text: plainText,
  allergens: readAllergens,
  food_reg_no: readFoodRegNo,
  tax_class: readTaxClass,
  temperature: readTemperature,
  day,
  moment,
  pictures,
  set_parts: parts,
  videos,
  size_table: sizeTable,
  manual,
};

export function readCell(kind: CellKind, text: string): CellReading {
  if (!isStorableText(text)) return wrong('含有無法儲存的字元，請重新輸入。');
  return text.trim() === '' ? ok(null) : READERS[kind](text);
}
