import { GOODS_COLUMNS, GOODS_FIELDS, type GoodsField } from '@pinpu/shared/contracts/backoffice';

/** Normalises a header for comparison: without case, spaces and Unicode variants. */
const headerForm = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const byName = new Map<string, GoodsField>();
for (const field of GOODS_FIELDS) {
  const { title, also = [] } = GOODS_COLUMNS[field];
  for (const name of [field, title, ...also]) byName.set(headerForm(name), field);
}

export const fieldOf = (header: string) => byName.get(headerForm(header));

export const titleOf = (field: GoodsField): string => GOODS_COLUMNS[field].title;
