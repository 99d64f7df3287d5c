import type { HomeBlock, HomeBlockKind } from '@pinpu/shared/contracts';

/** The blocks that every home has, in their default order (spec §2). */
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

/** A new block of this kind, without content. */
export const newBlock = (kind: HomeBlockKind, id: string): HomeBlock => ({
  ...{ id, kind, enable: true, title: '', prd_ids: [], cate_id: '' },
});

/** The blocks of a home without a setting (spec §2). */
export const DEFAULT_BLOCKS: readonly HomeBlock[] = OWN_BLOCKS.map((kind) => newBlock(kind, kind));

/** The given blocks, followed by the missing ones of those that every home has; these are switched off. */
export function withOwnBlocks(blocks: readonly HomeBlock[]): HomeBlock[] {
  const missing = DEFAULT_BLOCKS.filter(({ kind }) => blocks.every((one) => one.kind !== kind));
  return [...blocks, ...missing.map((block) => ({ ...block, enable: false }))];
}
