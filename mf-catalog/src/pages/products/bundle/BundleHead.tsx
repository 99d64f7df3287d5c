import type { Bundle, ProductItem } from '@pinpu/shared/contracts';
import { cartPath, isGroupPriceLevel, priceAtLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import {
  addToCartAtom,
  cartAtom,
  priceLevelAtom,
  shownPriceLevelAtom,
  useAtomValue,
  useStore,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, LinkButton, Notice, Price } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { cartLineOf } from '../../../features/cart-line.ts';

const quoted = (names: readonly string[]) => names.map((name) => `「${name}」`).join('、');

const takenText = ({ added, missed, toChoose }: Taken) =>
  [
    added > 0 && `已加入 ${added} 項商品。`,
    missed.length > 0 && `${quoted(missed)}庫存不足，沒有加入。`,
    toChoose.length > 0 && `${quoted(toChoose)}有多種規格，請在商品下方按「選規格」。`,
  ]
    .filter(Boolean)
    .join('');

const sumOf = (items: readonly ProductItem[], level: number) =>
  items.reduce((sum, item) => sum + priceAtLevel(item, level), 0);

/** The price of a whole bundle, and a button that adds all of it (defect 17); below the bundle's name. */
export function BundleHead({ bundle, items }: { bundle: Bundle; items: readonly ProductItem[] }) {
  const level = useAtomValue(shownPriceLevelAtom);
  const isPromo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const { taken, takeAll } = useTakeAll(items);
  const cart = cartPath(isPromo);
  if (items.length === 0) return null;
  const inStock = items.filter(({ tot_qty }) => tot_qty > 0);
  const soldOut = items.length - inStock.length;
  return (
    <Box aria-label="整組購買">
      <Sum>
        <span>整組 {inStock.length} 項，各一件</span>
        <Price
          amount={sumOf(inStock, level)}
          original={sumOf(inStock, 0)}
          tone={isGroupPriceLevel(level) ? 'promotion' : 'plain'}
          size="large"
          isFrom={inStock.some(({ price_varies }) => price_varies)}
        />
      </Sum>
      <Actions>
        <Button disabled={inStock.length === 0} onClick={takeAll}>
          全部加入購物車
        </Button>
        {taken && taken.added > 0 && (
          <LinkButton as={Link} to={cart} $variant="secondary">
            前往購物車
          </LinkButton>
        )}
      </Actions>
      <Status role="status">{taken && takenText(taken)}</Status>
      {bundle.state !== 'live' && (
        <Notice variant="warning" message="這個團購組合已經結束，商品仍可購買。" />
      )}
      {bundle.state === 'live' && bundle.ends_on !== '' && (
        <p>團購至 {bundle.ends_on.replaceAll('-', '/')} 止</p>
      )}
      {soldOut > 0 && <p>另有 {soldOut} 項商品暫時售完。</p>}
      {bundle.gone > 0 && <p>另有 {bundle.gone} 項商品已下架。</p>}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  background: ${theme.colour.card};
  > p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[16]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  > * { flex: 1 1 12rem; }
`;

const Status = styled.p`
  &:empty { display: none; }
`;

/** Result of the last press: the number of products added, and the names of those that were not. */
interface Taken {
  added: number;
  missed: string[];
  /** Those of which a variant is to be chosen first. */
  toChoose: string[];
}

const namesOf = (items: readonly ProductItem[]) => items.map(({ prd_name }) => prd_name);

/** Adds one piece of each product of a bundle to the cart, if it is in stock and has no options. */
function useTakeAll(items: readonly ProductItem[]) {
  const store = useStore();
  const [taken, setTaken] = useState<Taken>();
  const quantityOf = (prd_id: string) =>
    store.get(cartAtom).find((line) => line.prd_id === prd_id)?.qty ?? 0;
  const takeAll = () => {
    const whole = items.filter(({ has_options }) => !has_options);
    const missed = whole.filter((item) => {
      const before = quantityOf(item.prd_id);
      const line = cartLineOf(item, store.get(shownPriceLevelAtom));
      store.set(addToCartAtom, { line, qty: 1 });
      return quantityOf(item.prd_id) <= before;
    });
    const toChoose = items.filter(({ has_options, tot_qty }) => has_options && tot_qty > 0);
    setTaken({
      added: whole.length - missed.length,
      missed: namesOf(missed),
      toChoose: namesOf(toChoose),
    });
  };
  return { taken, takeAll };
}
