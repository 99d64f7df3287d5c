import type { Product } from '@pinpu/shared/contracts';
import {
  coerceQuantity,
  maxQuantity,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
  quantityNote,
} from '@pinpu/shared/domain';
import { priceLevelAtom, productUnitAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Price, QuantityStepper } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { AddedNote } from './AddedNote.tsx';
import { useBuyBox } from './use-buy-box.ts';

/** Quantity and buttons; on phones a bar at the bottom. Promo routes only have "buy now" (spec §2). */
export function BuyBox({ product }: { product: Product }) {
  const level = useAtomValue(priceLevelAtom);
  const promo = level === PROMO_PRICE_LEVEL;
  const unit = useAtomValue(productUnitAtom) || '件';
  const { quantity, setQuantity, held, add, buyNow, last } = useBuyBox(product);
  const note = quantityNote({ quantity, held, tot_qty: product.tot_qty, unit });
  return (
    <Bar>
      <AddedNote added={last} />
      <Sum>
        <Price
          amount={priceAtLevel(product, level) * quantity}
          tone={promo ? 'promotion' : 'plain'}
        />
        {note && <Note>{note}</Note>}
      </Sum>
      <Row>
        <QuantityStepper
          label={product.prd_name}
          value={quantity}
          max={maxQuantity(product.tot_qty)}
          coerce={(typed) => coerceQuantity(typed, product.tot_qty)}
          onChange={setQuantity}
        />
        {!promo && (
          <Button variant="secondary" onClick={add}>
            加入購物車
          </Button>
        )}
        <Button onClick={buyNow}>立即購買</Button>
      </Row>
    </Bar>
  );
}

const Bar = styled.section.attrs({ 'aria-label': '購買' })`
  display: grid;
  gap: ${theme.space[12]};
  ${theme.media.phone} { gap: 0; }
`;

/** On phones the total of the quantity; elsewhere the price is right above. */
const Sum = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[12]};
  ${theme.media.phone} { padding: ${theme.space[8]} ${theme.space[16]} 0; }
  ${theme.media.tablet} {
    > span { display: none; }
    &:not(:has(p)) { display: none; }
  }
`;

const Note = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  > button { flex: 1; min-width: max-content; padding-inline: ${theme.space[8]}; }
  ${theme.media.phone} {
    padding: ${theme.space[8]} ${theme.space[16]};
    > button { font-size: ${theme.size[15]}; letter-spacing: 0; }
  }
  ${theme.media.tablet} { gap: ${theme.space[12]}; }
`;
