import { admin } from '@pinpu/shared/api/admin';
import {
  type MakerCells,
  shopMakerAnswerSchema,
  shopMakersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const MAKERS = 'backoffice/makers';
const pathOf = (id: string) => `${MAKERS}/${encodeURIComponent(id)}`;

/** All makers, including hidden ones. */
export const fetchShopMakers = async () =>
  (await bodyOf(admin.get(MAKERS), shopMakersAnswerSchema)).makers;

const makerOf = (answer: Promise<Response>) => bodyOf(answer, shopMakerAnswerSchema);

export const fetchShopMaker = (id: string) => makerOf(admin.get(pathOf(id)));

export const createMaker = (cells: MakerCells) => makerOf(admin.post(MAKERS, { json: { cells } }));

/** Changes fields of a maker; a conflict unless its version is still `version`. */
export const saveMaker = (id: string, change: { version: string; cells: MakerCells }) =>
  makerOf(admin.post(pathOf(id), { json: change }));

export const deleteMaker = (id: string, version: string) =>
  makerOf(admin.post(`${pathOf(id)}/delete`, { json: { version } }));
