import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';

const shopMakerRowSchema = s.object({
  maker_id: s.string(),
  maker_name: s.string(),
  maker_place: s.string(),
  /** Address of the picture; '' for none. */
  maker_picture: s.string(),
  food_reg_no: s.string(),
  enabled: s.boolean(),
  /** How many products it has, for sale or not. */
  products: s.int(),
});
export type ShopMakerRow = s.Infer<typeof shopMakerRowSchema>;

/** All makers, in the shop's order. */
export const shopMakersAnswerSchema = bodyOf(s.object({ makers: s.array(shopMakerRowSchema) }));

/** The cells of a maker's row of a goods file, by the column's English name. */
const cells = s.record(s.string().check(s.maxLength(40)), s.string().check(s.maxLength(200_001)));
export type MakerCells = s.Infer<typeof cells>;

export const shopMakerSchema = s.object({
  cells,
  products: s.int(),
  version: s.string(),
});
export type ShopMaker = s.Infer<typeof shopMakerSchema>;

export const shopMakerAnswerSchema = bodyOf(shopMakerSchema);

/** 409 where the maker was changed meanwhile: `body` is its current state. */
export const shopMakerConflictSchema = s.looseObject({ body: shopMakerSchema });

/** Body of `POST /api/backoffice/makers`: a new maker; its code is generated where none is given. */
export const newMakerSchema = s.object({ cells });

const version = s.string().check(s.maxLength(64));

/** Body of `POST /api/backoffice/makers/{id}`: the cells that change. */
export const makerChangeSchema = s.object({ version, cells });

/** Body of `POST /api/backoffice/makers/{id}/delete`. */
export const makerDeletionSchema = s.object({ version });
export const makerParamsSchema = s.object({ id: s.string().check(s.maxLength(40)) });
