import type { HomeBlock, HomeBlockKind } from '@pinpu/shared/contracts';

/** The blocks that every home has, in the order in which they are without a setting (spec §2). */
export const OWN_BLOCKS = ['header', 'categories', 'banner', 'featured', 'grid'] as const;

export const BLOCK_NAMES: Readonly<Record<HomeBlockKind, string>> = {
  header: '開頭文字',
  categories: '商品分類',
  banner: '公告',
  featured: '精選商品',
  grid: '隨機商品',
  products: '自選商品',
  category: '分類商品',
};

/** A block of this kind, as it is at first. */
export const newBlock = (kind: HomeBlockKind, id: string): HomeBlock => ({
  ...{ id, kind, enable: true, title: '', prd_ids: [], cate_id: '' },
});

/** The blocks of spec §2. */
export const DEFAULT_BLOCKS: readonly HomeBlock[] = OWN_BLOCKS.map((kind) => newBlock(kind, kind));

/** The blocks with those that a home always has; a missing one is switched off. */
export function withOwnBlocks(blocks: readonly HomeBlock[]): HomeBlock[] {
  const missing = DEFAULT_BLOCKS.filter(({ kind }) => blocks.every((one) => one.kind !== kind));
  return [...blocks, ...missing.map((block) => ({ ...block, enable: false }))];
}
