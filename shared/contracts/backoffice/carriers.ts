import * as s from '@pinpu/shared/contracts/schema';
import {
  type CarrierSheet,
  SHEET_VALUES,
  type SheetValue,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import { bodyOf } from '../shop/envelope.ts';

const SHEET_VALUE_NAMES = Object.keys(SHEET_VALUES) as [SheetValue, ...SheetValue[]];

/** The most orders in a sheet, and the most rows of a reply file. */
export const SHEET_LIMIT = 500;

/** How a carrier imports orders; the server validates published ones more strictly. */
export const carrierSheetSchema = s.object({
  id: s.string(),
  name: s.string(),
  carrier: s.string(),
  encoding: s.oneOf(['utf-8', 'big5']),
  excel: s.boolean(),
  temperatures: s.array(s.oneOf(TEMPERATURES)),
  columns: s.array(
    s.object({ heading: s.string(), value: s.oneOf(SHEET_VALUE_NAMES), code: s.string() }),
  ),
  code_headings: s.array(s.string()),
  number_headings: s.array(s.string()),
}) satisfies s.Schema<CarrierSheet>;

/** `GET /api/backoffice/carriers`: the carriers that the shop exchanges files with. */
export const carriersAnswerSchema = bodyOf(
  s.object({
    carriers: s.array(
      s.object({
        id: s.string(),
        name: s.string(),
        encoding: s.string(),
        excel: s.boolean(),
      }),
    ),
  }),
);

const named = s.object({ ord_code: s.string(), message: s.string() });

/** Body of `POST /api/backoffice/carriers/{id}/orders`: asks for the sheet of orders. */
export const carrierOrdersSchema = s.object({
  codes: s
    .array(s.string().check(s.trim(), s.minLength(1), s.maxLength(40)))
    .check(s.minLength(1), s.maxLength(SHEET_LIMIT)),
  /** '' for what the carrier imports: a spreadsheet, or a CSV file in its encoding. */
  encoding: s.withDefault(s.oneOf(['', 'utf-8', 'big5', 'xlsx']), ''),
  /** Whether characters that the encoding does not have are written as □; otherwise there is no file. */
  mark_missing: s.withDefault(s.boolean(), false),
});

export const carrierOrdersAnswerSchema = bodyOf(
  s.object({
    /** The file as base64; '' where nothing could be written. */
    file: s.string(),
    name: s.string(),
    rows: s.int(),
    /** Orders that are not in the file, and why. */
    left_out: s.array(named),
    /** Orders with characters that the encoding does not have. */
    missing: s.array(named),
    /** What the clerk should check before the file is sent; `ord_code` is '' for the sheet as a whole. */
    notes: s.array(named),
  }),
);
export type CarrierOrders = s.Infer<typeof carrierOrdersAnswerSchema>['body'];

/** Body of `POST /api/backoffice/carriers/{id}/reply`: a reply file as base64, at most about 700 kB. */
export const carrierReplySchema = s.object({ file: s.string().check(s.minLength(1)) });

const replyLineSchema = s.object({
  /** Its line in the file, from 1. */
  row: s.int(),
  ord_code: s.string(),
  tracking: s.string(),
  /** `ready` to be shipped, `done` before, or `fault`. */
  state: s.withFallback(s.oneOf(['ready', 'done', 'fault']), 'fault'),
  message: s.string(),
});
export type CarrierReplyLine = s.Infer<typeof replyLineSchema>;

/** What the rows of a reply file would do; nothing is shipped yet. */
export const carrierReplyAnswerSchema = bodyOf(
  s.object({
    /** A key of `CARRIERS`, for `POST /api/backoffice/shipments`. */
    carrier: s.string(),
    /** The headings that were found. */
    headings: s.array(s.string()),
    lines: s.array(replyLineSchema),
  }),
);
export type CarrierReply = s.Infer<typeof carrierReplyAnswerSchema>['body'];
