import { titleOfVariantField } from '../draft/variant-columns.ts';

/** A message with the column that it is about. */
export const columnTitle = (field: string, message: string): string => {
  const title = titleOfVariantField(field);
  return title === '' ? message : `${title}：${message}`;
};
