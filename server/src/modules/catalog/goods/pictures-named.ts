import { isPictureAddress } from './cell-value.ts';
import { readDraft } from './draft.ts';
import { UnreadableGoods } from './finding.ts';
import { type GoodsFormat, goodsSource } from './goods-source.ts';

/** File names of all the pictures that a goods file names, each once; none of a file that can't be read. */
export async function picturesNamed(file: string, format: GoodsFormat): Promise<string[]> {
  const names = new Set<string>();
  try {
    for await (const row of (await goodsSource(file, format)).rows()) {
      const { values } = readDraft(row).draft;
      for (const field of ['pictures', 'cate_picture'] as const)
        for (const name of (values.get(field) ?? []) as readonly string[])
          if (!isPictureAddress(name)) names.add(name.replaceAll('\\', '/'));
    }
  } catch (error) {
    if (!(error instanceof UnreadableGoods)) throw error;
  }
  return [...names];
}
