import type { ProductItem } from '@pinpu/shared/contracts';
import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { Button, EmptyState } from '@pinpu/shared/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type CategoryPosition, isBundle } from '../../features/listing/category-position.ts';
import { chosenCount } from '../../features/listing/chosen-filter.ts';
import { useListAddress } from '../../features/listing/use-list-address.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import type { TileChoice } from '../../features/TileChoiceBox.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterButton } from './FilterButton.tsx';
import { ProductList } from './ProductList.tsx';
import { SortTabs } from './SortTabs.tsx';

type ListBodyProps = {
  position: CategoryPosition;
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

/** Shown if the filters match nothing: the chips above remove one filter, the button all of them. */
function NoFilterResults({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      action={
        <Button variant="secondary" onClick={onClear}>
          清除篩選條件
        </Button>
      }
    >
      沒有符合這些條件的商品。您可以放寬一項，或清除全部條件再看看。
    </EmptyState>
  );
}

/**
 * After a change of order or filter, scrolls to the bar at the top of the list if it is above the screen: it is another
 * list.
 */
function useBarInView(bar: RefObject<HTMLElement | null>) {
  const { search } = useLocation();
  const onwards = useNavigationType() === 'PUSH';
  const before = useRef(search);
  useLayoutEffect(() => {
    const same = before.current === search;
    before.current = search;
    if (same || !onwards) return;
    const element = bar.current;
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start' });
  }, [bar, search, onwards]);
}
