import { HOME_BLOCK_PRODUCTS, type HomeBlock } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { categoriesAtom, homeContentAtom, useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { HtmlBlock } from '@pinpu/shared/ui';
import { DeferBelowFold } from '../../../features/DeferBelowFold.tsx';
import { namedQuery, relatedQuery } from '../../../features/product-queries.ts';
import { CategoryBand } from '../CategoryBand.tsx';
import { EmptyShop } from '../EmptyShop.tsx';
import { FeaturedStrip } from '../FeaturedStrip.tsx';
import { HomeBanner } from '../HomeBanner.tsx';
import { ShuffledGrid } from '../ShuffledGrid.tsx';
import { ProductRow } from './ProductRow.tsx';

function ChosenProducts({ title, prd_ids }: HomeBlock) {
  const { data, isError } = useQuery(namedQuery(prd_ids, useAtomValue(userTokenAtom)));
  if (isError) return null;
  const found = new Map(data?.map((item) => [item.prd_id, item]));
  // In the shop's order; the response may have another.
  const items = data && prd_ids.flatMap((id) => found.get(id) ?? []);
  return <ProductRow title={title || '推薦商品'} count={prd_ids.length} items={items} />;
}

function CategoryProducts({ title, cate_id }: HomeBlock) {
  const category = useAtomValue(categoriesAtom).find((one) => one.cate_id === cate_id);
  const { data, isError } = useQuery({ ...relatedQuery(cate_id), enabled: category !== undefined });
  if (category === undefined || isError) return null;
  return (
    <ProductRow title={title || category.cate_name} count={HOME_BLOCK_PRODUCTS} items={data} />
  );
}

function HomeHeader() {
  const html = useAtomValue(homeContentAtom)?.header_html ?? '';
  return html === '' ? null : <HtmlBlock html={html} />;
}

function Notice() {
  return <HomeBanner html={useAtomValue(homeContentAtom)?.banner_html ?? ''} />;
}

function Block({ block }: { block: HomeBlock }) {
  const { kind, title } = block;
  if (kind === 'header') return <HomeHeader />;
  if (kind === 'categories') return <CategoryBand />;
  if (kind === 'banner') return <Notice />;
  return (
    <DeferBelowFold>
      {kind === 'featured' && <FeaturedStrip {...(title && { title })} />}
      {kind === 'grid' && <ShuffledGrid {...(title && { title })} />}
      {kind === 'products' && <ChosenProducts {...block} />}
      {kind === 'category' && <CategoryProducts {...block} />}
    </DeferBelowFold>
  );
}

/** The blocks of home as the shop has arranged them. */
export const ArrangedBlocks = ({ blocks }: { blocks: readonly HomeBlock[] }) => (
  <>
    {blocks
      .filter(({ enable }) => enable)
      .map((block) => (
        <Block key={block.id} block={block} />
      ))}
    <DeferBelowFold>
      <EmptyShop />
    </DeferBelowFold>
  </>
);
