import { admin } from '@pinpu/shared/api/admin';
import { shopVariantsAnswerSchema, type VariantsSave } from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const pathOf = (id: string) => `backoffice/products/${encodeURIComponent(id)}/variants`;

/** The options and variants of a product. */
export const fetchVariants = (id: string) =>
  bodyOf(admin.get(pathOf(id)), shopVariantsAnswerSchema);

/** Replaces the options and variants of a product; a conflict unless their version is still the given one. */
export const saveVariants = (id: string, save: VariantsSave) =>
  bodyOf(admin.post(pathOf(id), { json: save }), shopVariantsAnswerSchema);
