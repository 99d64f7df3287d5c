import type { Favourite } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { HeartButton } from '../../features/like/HeartButton.tsx';
import { useLike } from '../../features/like/use-like.ts';
import { ProductTile } from '../../features/ProductTile.tsx';
import { AddToCart } from './AddToCart.tsx';
import { GoneProduct } from './GoneProduct.tsx';
import { priceChangeText } from './price-change.ts';
import { RemovedFavourite } from './RemovedFavourite.tsx';

interface FavouriteItemProps {
  favourite: Favourite;
  removed: boolean;
  onRemoved: (removed: boolean) => void;
  /** True in the first row, whose pictures load eagerly. */
  eager: boolean;
}

/** A favourite at its current price and stock. Its heart removes it; an undo button then takes its place. */
export function FavouriteItem({ favourite, removed, onRemoved, eager }: FavouriteItemProps) {
  const { prd_id, prd_name, liked_price, item } = favourite;
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const like = useLike({ prd_id, liked: !removed, like_count: item?.like_count ?? 0 }, (liked) =>
    onRemoved(!liked),
  );
  const toggle = () => {
    pressed.current = true;
    onRemoved(!removed);
    like();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows to the button that replaces the pressed one.
  useLayoutEffect(() => {
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  }, [removed]);

  if (removed) return <RemovedFavourite favourite={favourite} button={button} onUndo={toggle} />;
  const heart = <HeartButton ref={button} name={prd_name} liked onClick={toggle} />;
  if (item === undefined) return <GoneProduct favourite={favourite} corner={heart} />;
  const change = priceChangeText(liked_price, item.price);
  return (
    <Sheet>
      <ProductTile
        item={item}
        level={2}
        eager={eager}
        corner={heart}
        note={change === '' ? undefined : <b>{change}</b>}
      />
      <AddToCart item={item} />
    </Sheet>
  );
}

/** The button is at the bottom, in line with those of other tiles. */
const Sheet = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  gap: ${theme.space[8]};
  height: 100%;
`;
