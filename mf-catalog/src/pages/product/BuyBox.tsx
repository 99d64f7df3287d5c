import {
  coerceQuantity,
  isGroupPriceLevel,
  limitsText,
  maxQuantity,
  orderableQuantity,
  priceAtLevel,
  quantityNote,
} from '@pinpu/shared/domain';
import {
  priceLevelAtom,
  productUnitAtom,
  shownPriceLevelAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Price, QuantityStepper } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { AddedNote } from './AddedNote.tsx';
import { barred, roomy } from './product-layout.ts';
import { type Purchase, useBuyBox } from './use-buy-box.ts';

/** Quantity and buttons; a bar if there is little room. Promo routes only have "buy now" (spec §2). */
export function BuyBox(purchase: Purchase) {
  const { product } = purchase;
  const { preorder } = product;
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const price = priceAtLevel(product, useAtomValue(shownPriceLevelAtom));
  const unit = useAtomValue(productUnitAtom) || '件';
  const { quantity, setQuantity, held, add, buyNow, last } = useBuyBox(purchase);
  const most = orderableQuantity(product.tot_qty, product);
  const isLimited = most < maxQuantity(product.tot_qty);
  const note = isLimited
    ? quantity >= most && limitsText(product)
    : quantityNote({ quantity, held, tot_qty: product.tot_qty, unit, preorder });
  return (
    <Bar>
      <Row>
        <QuantityStepper
          label={product.prd_name}
          value={quantity}
          max={most}
          coerce={(typed) => coerceQuantity(typed, most)}
          onChange={setQuantity}
        />
        {!promo && (
          <Button variant="secondary" onClick={add}>
            加入購物車
          </Button>
        )}
        <Button onClick={buyNow}>{preorder ? '立即預購' : '立即購買'}</Button>
      </Row>
      <Words>
        <AddedNote added={last} />
        {(note || quantity > 1) && (
          <Sum>
            {quantity > 1 && (
              <span>
                小計{' '}
                <Price
                  amount={price * quantity}
                  tone={price < product.price ? 'promotion' : 'plain'}
                  isFrom={product.price_varies}
                />
              </span>
            )}
            {note && <Note>{note}</Note>}
          </Sum>
        )}
      </Words>
    </Bar>
  );
}

const Bar = styled.section.attrs({ 'aria-label': '購買' })`
  position: relative;
  ${barred} { padding-block: ${theme.space[8]}; }
`;

/**
 * Message after a press or a typed quantity. Its room is reserved, so that no button moves: a press that ends typing
 * must reach the button it began on.
 */
const Words = styled.div`
  ${barred} {
    position: absolute;
    inset: auto calc(-1 * var(--side)) 100%;
    background: ${theme.colour.card};
    box-shadow: 0 -1px ${theme.colour.line};
    &:not(:has(p)) { display: none; }
  }
  ${roomy} { min-height: ${theme.width.touch}; padding-top: ${theme.space[8]}; }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[12]};
  font-size: ${theme.size[13]};
  ${barred} { padding: ${theme.space[8]} var(--side); }
`;

const Note = styled.p`
  color: ${theme.colour.inkSoft};
  line-height: ${theme.leading.heading};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  > button { flex: 1; min-width: max-content; padding-inline: ${theme.space[8]}; }
  ${theme.media.phone} {
    > button { font-size: ${theme.size[15]}; letter-spacing: 0; }
  }
  ${theme.media.tablet} { gap: ${theme.space[12]}; }
`;
