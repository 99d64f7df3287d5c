import { hasGroupPrice, isShortCode, KEYWORD_MAX, TILE_PICTURE_SIZES } from '@pinpu/shared/domain';
import { prefetchQuery, queryClient, useQuery } from '@pinpu/shared/query';
import { useLocation } from '@pinpu/shared/router';
import { type PageAddress, type PageParams, Slot } from '@pinpu/shared/slots';
import {
  appStore,
  categoriesAtom,
  shownPriceLevelAtom,
  useAtomValue,
  userTokenAtom,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { FreeShippingHint } from '../../features/FreeShippingHint.tsx';
import { FIRST_ROW } from '../../features/first-row.ts';
import { GroupPriceHelp } from '../../features/group-price/GroupPriceHelp.tsx';
import { LIST_PAGE_SIZE, LIST_REQUEST_SIZE } from '../../features/limits.ts';
import {
  type CategoryPosition,
  categoryPosition,
  isBundle,
} from '../../features/listing/category-position.ts';
import { chosenCount } from '../../features/listing/chosen-filter.ts';
import { ListColumn } from '../../features/listing/ListColumn.ts';
import { ListHeading } from '../../features/listing/ListHeading.tsx';
import { firstOf } from '../../features/listing/list-page.ts';
import { isKeywordCut, listParams } from '../../features/listing/list-params.ts';
import { useListAddress } from '../../features/listing/use-list-address.ts';
import { PromoterRoom } from '../../features/PromoterRoom.tsx';
import { preloadPicture } from '../../features/preload-picture.ts';
import { bundleQuery, listQuery } from '../../features/product-queries.ts';
import { BundleBar } from './bundle/BundleBar.tsx';
import { BundleHead } from './bundle/BundleHead.tsx';
import { BundleStepper } from './bundle/BundleStepper.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { ListBody } from './ListBody.tsx';
import { NoResults } from './NoResults.tsx';
import { shownKeyword } from './shown-keyword.ts';
import { useListHead } from './use-list-head.ts';
import { useSelection } from './use-selection.ts';

/** The requests that the page in the address needs; the first one is always needed, for the total. */
const requestsOf = (search: string) => {
  const before = firstOf(new URLSearchParams(search));
  const ends = [0, before, before + LIST_PAGE_SIZE - 1];
  return [...new Set(ends.map((at) => Math.floor(at / LIST_REQUEST_SIZE) + 1))];
};

/** Prefetches the first hundred products, the pictures of the first row, and a bundle's heading. */
export async function prefetchProducts(_params: PageParams, address: PageAddress) {
  const params = listParams(address, appStore.get(shownPriceLevelAtom));
  const token = appStore.get(userTokenAtom);
  const requests = requestsOf(address.search).map((at) => listQuery(params, at, token));
  const { bundles, cate } = params;
  await Promise.all([
    ...requests.map(prefetchQuery),
    bundles && isShortCode(cate) && prefetchQuery(bundleQuery(cate)),
  ]);
  const [first] = requests.length > 1 ? [] : requests;
  const items = first && queryClient.getQueryData(first.queryKey)?.items;
  for (const item of items?.slice(0, FIRST_ROW) ?? [])
    preloadPicture(item.prd_man_pic, TILE_PICTURE_SIZES);
}

/** The product list of a category, a keyword or the whole shop, ordinary or promotional (spec §2). */
export function ProductsPage() {
  const { pathname } = useLocation();
  const { params, chosen } = useListAddress();
  const position = categoryPosition(useAtomValue(categoriesAtom), params.cate);
  const token = useAtomValue(userTokenAtom);
  const first = useQuery(listQuery(params, 1, token));
  const { slot, choice } = useSelection(pathname);
  const isOfBundle = isBundle(params, position);
  const bundle = useQuery({
    ...bundleQuery(params.cate),
    enabled: isOfBundle && isShortCode(params.cate),
  }).data;
  const title = useListHead(params, position, bundle?.name);
  const { total, exact, note, items = [] } = first.data ?? {};
  const isChoosable = bundle !== undefined && choice === undefined;
  return (
    <ListColumn>
      <ListHeading title={title} count={total}>
        <FreeShippingHint keepsRoom />
        {/* Shown while the list loads, too, so that nothing moves when it arrives. */}
        {(total === undefined || items.some(hasGroupPrice)) && <GroupPriceHelp />}
      </ListHeading>
      {bundle && <BundleHead key={bundle.code} bundle={bundle} items={items} />}
      {!isOfBundle && <CategoryChips position={position} />}
      {exact !== undefined && total !== 0 && <NearestNote keyword={params.cate} exact={exact} />}
      {note !== undefined && total !== 0 && <Note role="status">{note}</Note>}
      {isKeywordCut(pathname) && (
        <Note role="status">{`關鍵字比較長，只依前 ${KEYWORD_MAX} 個字搜尋。`}</Note>
      )}
      <ListAside position={position} />
      <PromotedArea>
        <PromoterRoom slot="list.promoter">
          <Slot name="list.promoter" {...slot} />
        </PromoterRoom>
        {total === 0 && chosenCount(chosen) === 0 ? (
          <NoResults
            cate={params.cate}
            category={position.category}
            isOfBundle={isOfBundle}
            note={note}
          />
        ) : (
          <ListBody
            key={pathname}
            position={position}
            first={first}
            choice={choice}
            foot={
              isChoosable ? (item) => <BundleStepper code={bundle.code} item={item} /> : undefined
            }
          />
        )}
        {isChoosable && <BundleBar key={bundle.code} code={bundle.code} items={items} />}
      </PromotedArea>
    </ListColumn>
  );
}

/** The place of other teams' parts, which every visitor sees. */
const ListAside = ({ position: { category } }: { position: CategoryPosition }) => (
  <Slot name="list.aside" cate_id={category?.cate_id ?? ''} />
);

/** Contains both the promoter's tools and the products, so that the sticky tools stay visible along all of them. */
const PromotedArea = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
`;

interface NearestNoteProps {
  keyword: string;
  /** The number of products that match the keyword as typed. */
  exact: number;
}

/** Says that the list also has products that only resemble what was searched for. */
const NearestNote = ({ keyword, exact }: NearestNoteProps) => (
  <Note role="status">
    {exact === 0
      ? `找不到完全符合「${shownKeyword(keyword)}」的商品，以下是相近的結果。`
      : `完全符合「${shownKeyword(keyword)}」的有 ${exact} 項，也列出相近的結果。`}
  </Note>
);

const Note = styled.p`
  padding: ${theme.space[12]} ${theme.space[16]};
  background: ${theme.colour.tint};
  overflow-wrap: anywhere;
`;
