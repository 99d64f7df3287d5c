import { csvSource } from './csv-source.ts';
import type { GoodsSource } from './finding.ts';
import { jsonSource } from './json-source.ts';

export type GoodsFormat = 'csv' | 'json';

/** A goods file of this format. @throws UnreadableGoods where it can't be parsed. */
export const goodsSource = (file: string, format: GoodsFormat): Promise<GoodsSource> =>
  format === 'json' ? jsonSource(file) : csvSource(file);
