import { GOODS_COLUMNS, type GoodsField } from '@pinpu/shared/contracts/backoffice';

/** The name of a field in the form: that of goods files, except where the form asks for something else. */
export function fieldTitle(field: GoodsField): string {
  const { title, formTitle = title } = GOODS_COLUMNS[field];
  return formTitle;
}
