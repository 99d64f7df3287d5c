import { isPictureAddress } from './cell-value.ts';
import { readDraft } from './draft.ts';
import { UnreadableGoods } from './finding.ts';
import { type GoodsFormat, goodsSource } from './goods-source.ts';

/** Distinct file names of all the pictures in a goods file; empty for a file that can't be parsed. */
export async function picturesNamed(file: string, format: GoodsFormat): Promise<string[]> {
  const names = new Set<string>();
  try {
    for await (const row of (await goodsSource(file, format)).rows()) {
      const { values } = readDraft(row).draft;
      for (const field of ['pictures', 'var_picture', 'cate_picture', 'maker_picture'] as const)
        for (const name of (values.get(field) ?? []) as readonly string[])
          if (!isPictureAddress(name)) names.add(name.replaceAll('\\', '/'));
    }
  } catch (error) {
    if (!(error instanceof UnreadableGoods)) throw error;
  }
  return [...names];
}
