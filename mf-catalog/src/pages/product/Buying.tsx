import type { Product } from '@pinpu/shared/contracts';
import { coerceQuantity, maxQuantity, PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, QuantityStepper } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { AddedNote } from './AddedNote.tsx';
import { useBuying } from './use-buying.ts';

/** Quantity and buttons; on phones a bar at the thumb. Promo routes only buy at once (spec §2). */
export function Buying({ product }: { product: Product }) {
  const promo = useAtomValue(priceLevelAtom) === PROMO_PRICE_LEVEL;
  const { quantity, setQuantity, add, buyNow, last } = useBuying(product);
  return (
    <Bar>
      <AddedNote added={last} />
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  > button { flex: 1; padding-inline: ${theme.space[8]}; white-space: nowrap; }
  ${theme.media.phone} {
    padding: ${theme.space[8]} ${theme.space[16]};
    > button { font-size: ${theme.size[15]}; letter-spacing: 0; }
  }
  ${theme.media.tablet} { gap: ${theme.space[12]}; }
`;
