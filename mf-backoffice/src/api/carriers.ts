import { admin } from '@pinpu/shared/api/admin';
import {
  carrierOrdersAnswerSchema,
  carrierReplyAnswerSchema,
  carriersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

/** The carriers that the shop exchanges files with. */
export const fetchCarriers = async () =>
  (await bodyOf(admin.get('backoffice/carriers'), carriersAnswerSchema)).carriers;
export type CarrierOption = Awaited<ReturnType<typeof fetchCarriers>>[number];

const pathOf = (id: string) => `backoffice/carriers/${encodeURIComponent(id)}`;

export interface SheetRequest {
  id: string;
  codes: readonly string[];
  encoding: '' | 'utf-8' | 'big5' | 'xlsx';
  mark_missing: boolean;
}

/** A carrier's sheet of orders. */
export const fetchSheet = ({ id, ...json }: SheetRequest) =>
  bodyOf(admin.post(`${pathOf(id)}/orders`, { json }), carrierOrdersAnswerSchema);

/** What a carrier's reply file, as base64, would ship. */
export const readReplyFile = (id: string, file: string) =>
  bodyOf(admin.post(`${pathOf(id)}/reply`, { json: { file } }), carrierReplyAnswerSchema);
