import {
  type CarrierSheet,
  isCarrier,
  SHEET_VALUES,
  type SheetValue,
  sheetColumnFault,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import * as z from 'zod/mini';

const because = (sentence: string) => ({ error: sentence });
const MOST_CARRIERS = 20;
const MOST_COLUMNS = 60;
const MOST_HEADINGS = 10;

const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.maxLength(max, because(`最多 ${max} 個字`)),
    z.regex(/^\P{Cc}*$/u, because('不能換行')),
  );
const filled = (max: number) => line(max).check(z.minLength(1, because('不能是空的')));

const names = Object.keys(SHEET_VALUES) as [SheetValue, ...SheetValue[]];

const column = z.object({ heading: filled(60), value: z.enum(names), code: line(80) }).check(
  z.superRefine((one, context) => {
    const message = sheetColumnFault(one);
    if (message !== '')
      context.addIssue({ code: 'custom', path: ['code'], message, input: one.code });
  }),
);

const headings = z
  .array(filled(60))
  .check(
    z.minLength(1, because('至少要有一個欄名')),
    z.maxLength(MOST_HEADINGS, because(`最多 ${MOST_HEADINGS} 個`)),
  );

const sheet = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/, because('要是 1 到 40 個英文字母、數字、- 或 _'))),
  name: filled(20),
  carrier: z.string().check(z.refine(isCarrier, because('請選擇物流'))),
  encoding: z.enum(['utf-8', 'big5']),
  excel: z.boolean(),
  temperatures: z.array(z.enum(TEMPERATURES)).check(z.minLength(1, because('至少要選一種溫層'))),
  columns: z.array(column).check(
    z.minLength(1, because('至少要有一欄')),
    z.maxLength(MOST_COLUMNS, because(`最多 ${MOST_COLUMNS} 欄`)),
    z.refine(
      (columns) => columns.some(({ value }) => value === 'order'),
      because('要有一欄是訂單編號，讀回單號時才找得到訂單'),
    ),
  ),
  code_headings: headings,
  number_headings: headings,
});

const hasEachOnce = (list: readonly string[]) => new Set(list).size === list.length;

/** The carriers that orders are sent to by a file; `SETTINGS` has the same form without these limits. */
export const carrierSheetsSetting = z.array(sheet).check(
  z.maxLength(MOST_CARRIERS, because(`最多 ${MOST_CARRIERS} 家`)),
  z.refine((sheets) => hasEachOnce(sheets.map(({ id }) => id)), because('有兩家的 id 相同')),
  z.refine((sheets) => hasEachOnce(sheets.map(({ name }) => name)), because('有兩家的名稱相同')),
) satisfies z.ZodMiniType<CarrierSheet[]>;
