import type { ProductItem } from '@pinpu/shared/contracts';
import { productUnitAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { QuantityStepper } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ChooseOptions } from '../../../features/ChooseOptions.tsx';
import { useBundleChoice } from './use-bundle-choice.ts';

interface BundleStepperProps {
  code: string;
  item: ProductItem;
}

/**
 * The quantity below a bundle's tile, from 0 to what the cart can take; for a product with options, a link to its page.
 */
export function BundleStepper({ code, item }: BundleStepperProps) {
  if (item.tot_qty <= 0) return null;
  return item.has_options ? (
    <Place>
      <ChooseOptions item={item} />
    </Place>
  ) : (
    <Stepper code={code} item={item} />
  );
}

function Stepper({ code, item }: BundleStepperProps) {
  const { quantityOf, chosenQuantity, quantityInCart, room, choose } = useBundleChoice(code);
  const unit = useAtomValue(productUnitAtom) || '件';
  const [inCart, max] = [quantityInCart(item), room(item)];
  const note = [
    inCart > 0 && `購物車已有 ${inCart} ${unit}`,
    (max === 0 || chosenQuantity(item) > max) &&
      (max === 0 ? '已達可購上限' : `最多再加 ${max} ${unit}`),
  ].filter(Boolean);
  return (
    <Place>
      <QuantityStepper
        label={item.prd_name}
        value={quantityOf(item)}
        min={0}
        max={max}
        onChange={(qty) => choose(item, qty)}
      />
      <Note role="status">{note.join('，')}</Note>
    </Place>
  );
}

const Place = styled.div`
  padding-top: ${theme.space[4]};
`;

const Note = styled.p`
  min-height: 1.7em;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;
