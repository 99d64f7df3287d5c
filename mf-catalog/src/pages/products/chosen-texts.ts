import type { Category } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { type ChosenFilter, cateOf, idsOf } from '../../features/listing/chosen-filter.ts';

export interface Chosen {
  text: string;
  without: ChosenFilter;
}

function priceText({ min, max }: ChosenFilter): string {
  if (min === undefined) return `${formatTwd(Number(max))} 以下`;
  if (max === undefined) return `${formatTwd(Number(min))} 以上`;
  return `${formatTwd(Number(min))}–${formatTwd(Number(max))}`;
}

export function chosenTexts(filter: ChosenFilter, categories: readonly Category[]): Chosen[] {
  const ids = idsOf(filter);
  const nameOf = (id: string) => categories.find((one) => one.cate_id === id)?.cate_name;
  const texts = ids.map((id) => ({
    text: nameOf(id) ?? '已下架的分類',
    without: { ...filter, cate: cateOf(ids.filter((one) => one !== id)) },
  }));
  if (filter.min !== undefined || filter.max !== undefined)
    texts.push({
      text: priceText(filter),
      without: { ...filter, cate: filter.cate, min: undefined, max: undefined },
    });
  if (filter.stock)
    texts.push({ text: '有現貨', without: { ...filter, cate: filter.cate, stock: undefined } });
  if (filter.free)
    texts.push({ text: '免運費', without: { ...filter, cate: filter.cate, free: undefined } });
  return texts;
}
