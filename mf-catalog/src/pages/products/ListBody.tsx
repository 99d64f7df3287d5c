import type { ProductItem } from '@pinpu/shared/contracts';
import { type ReactNode, useRef } from 'react';
import { type CategoryPosition, isBundle } from '../../features/listing/category-position.ts';
import { chosenCount } from '../../features/listing/chosen-filter.ts';
import { useListAddress } from '../../features/listing/use-list-address.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import type { TileChoice } from '../../features/TileChoiceBox.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterButton } from './FilterButton.tsx';
import { NoFilterResults } from './NoFilterResults.tsx';
import { ProductList } from './ProductList.tsx';
import { SortTabs } from './SortTabs.tsx';
import { useBarInView } from './use-bar-in-view.ts';

type ListBodyProps = {
  position: CategoryPosition;
  /** The list's first request. */
  first: { data?: { total: number }; isError: boolean; error: unknown; refetch: () => void };
  choice: TileChoice | undefined;
  foot?: ((item: ProductItem) => ReactNode) | undefined;
};

/** The sort tabs and filters of a list, and its results. A promoter's bundle keeps its own order. */
export function ListBody({ position, first, choice, foot }: ListBodyProps) {
  const { params, before, addressFrom, chosen, narrow } = useListAddress();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useBarInView(bar);
  const result = () => {
    if (first.isError && first.data === undefined)
      return <ProductsError error={first.error} onRetry={first.refetch} />;
    if (first.data?.total === 0) return <NoFilterResults onClear={() => narrow({})} />;
    return (
      <ProductList
        key={JSON.stringify([params, before])}
        {...{ params, before, addressFrom, choice, foot }}
      />
    );
  };
  if (isBundle(params, position)) return result();
  return (
    <div ref={bar}>
      <SortTabs
        order={params.order}
        beside={<FilterButton ref={button} count={chosenCount(chosen)} />}
      >
        <ChosenFilters filter={chosen} onChange={narrow} lastly={button} />
        {result()}
      </SortTabs>
    </div>
  );
}
