import { useRef } from 'react';
import styled from 'styled-components';
import { FIRST_ROW } from '../../features/first-row.ts';
import { ListProgress } from '../../features/listing/ListProgress.tsx';
import { TileArea, TileGrid } from '../../features/listing/TileGrid.tsx';
import { useFocusFirstNew } from '../../features/listing/use-focus-first-new.ts';
import { useScrollRestoration } from '../../features/listing/use-scroll-restoration.ts';
import { ProductsError } from '../../features/ProductsError.tsx';
import { TileSkeletons } from '../../features/TileSkeletons.tsx';
import { FavouriteItem } from './FavouriteItem.tsx';
import { FAVOURITES_PAGE, useFavourites } from './use-favourites.ts';

/** The number of favourites that are loaded on scrolling; more need a press, so that the footer can be reached. */
const BY_ITSELF = 4 * FAVOURITES_PAGE;

interface FavouriteListProps {
  /** Ids of favourites removed since the page was opened. */
  removed: ReadonlySet<string>;
  onRemoved: (prd_id: string, removed: boolean) => void;
}

export function FavouriteList({ removed, onRemoved }: FavouriteListProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { shown, setShown } = useScrollRestoration(grid);
  const { items, total, coming, failed, retry } = useFavourites(shown);
  const focusNew = useFocusFirstNew(grid, items.length);
  const showMore = () => setShown(items.length + FAVOURITES_PAGE);
  return (
    <TileArea>
      <Tiles ref={grid}>
        {items.map((favourite, at) => (
          <li key={favourite.prd_id} data-prd={favourite.prd_id}>
            <FavouriteItem
              favourite={favourite}
              removed={removed.has(favourite.prd_id)}
              onRemoved={(gone) => onRemoved(favourite.prd_id, gone)}
              eager={at < FIRST_ROW}
            />
          </li>
        ))}
        <TileSkeletons count={coming} before={items.length} />
      </Tiles>
      {failed && <ProductsError onRetry={retry} />}
      {total !== undefined && (
        <ListProgress
          shown={items.length}
          total={total}
          waiting={coming > 0}
          stuck={failed}
          byItself={items.length % BY_ITSELF !== 0}
          onMore={showMore}
          onPress={() => {
            focusNew(items.length);
            showMore();
          }}
        />
      )}
    </TileArea>
  );
}

/** Tiles with a button below. */
const Tiles = styled(TileGrid)`
  --tile-text: 11.5rem;
`;
