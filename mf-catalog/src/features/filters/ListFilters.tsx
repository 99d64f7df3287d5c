import type { SlotContracts } from '@pinpu/shared/contracts';
import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { categoriesAtom, shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { ProductListParams } from '../../api/products.ts';
import { categoryPosition, isBundle } from '../listing/category-position.ts';
import {
  type ChosenFilter,
  cateOf,
  chosenCount,
  idsOf,
  soundFilter,
} from '../listing/chosen-filter.ts';
import { useListAddress } from '../listing/use-list-address.ts';
import { facetsQuery } from '../product-queries.ts';
import { CategoryChoices } from './CategoryChoices.tsx';
import { groupsOf, leavesOf } from './category-groups.ts';
import { FilterActions } from './FilterActions.tsx';
import { PriceRange } from './PriceRange.tsx';
import { ToggleFilters } from './ToggleFilters.tsx';

/** The filters of the list in the address. Choices are written into the address by one button (ledger F10). */
export function ListFilters({ onClose }: SlotContracts['list.filters']) {
  const { params, chosen, narrow } = useListAddress();
  const categories = useAtomValue(categoriesAtom);
  const position = categoryPosition(categories, params.cate);
  const [draft, setDraft] = useState<ChosenFilter>(() => ({
    ...chosen,
    cate: cateOf(leavesOf(categories, idsOf(chosen))),
  }));
  const filter = soundFilter(draft);
  // The range of prices uses the price level that is shown.
  const lv = useAtomValue(shownPriceLevelAtom) > 0 ? '1' : params.filter.lv;
  const facets = useFacets({ ...params, filter: { ...filter, lv } });
  if (isBundle(params, position)) return null;

  const change = (fields: ChosenFilter) => setDraft({ ...draft, ...fields });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    narrow(filter);
  };
  return (
    <Form onSubmit={apply} noValidate>
      <ToggleFilters filter={draft} facets={facets.data} onChange={change} />
      <PriceRange min={draft.min} max={draft.max} span={facets.data?.price} onChange={change} />
      <CategoryChoices
        groups={groupsOf(categories, position)}
        chosen={idsOf(draft)}
        counts={facets.data?.categories}
        onChange={(ids) => change({ cate: cateOf(ids) })}
      />
      <FilterActions
        total={facets.isPlaceholderData ? undefined : facets.data?.total}
        clearable={chosenCount(filter) > 0}
        onClear={() => setDraft({})}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

/** A delay that is long enough to type a price, and too short to be noticed. */
const DEBOUNCE_MS = 200;

/**
 * Facets of the draft filter, after a delay. The last response stays until the next one; without any, only the counts
 * are missing.
 */
function useFacets({ cate, bundles, filter }: Omit<ProductListParams, 'order'>) {
  const filterKey = JSON.stringify(filter);
  const debounced = useDebounced(filterKey, DEBOUNCE_MS);
  const query = useQuery(facetsQuery({ cate, bundles, filter: JSON.parse(debounced) }));
  return {
    data: query.data,
    isPlaceholderData: query.isPlaceholderData || debounced !== filterKey,
  };
}
