import type { ProductItem } from '@pinpu/shared/contracts';
import { cartPath, isGroupPriceLevel, priceAtLevel } from '@pinpu/shared/domain';
import { Link, useNavigate } from '@pinpu/shared/router';
import {
  priceLevelAtom,
  productUnitAtom,
  shownPriceLevelAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Price } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FreeShippingHint } from '../../../features/FreeShippingHint.tsx';
import { type Shortfall, useBundleChoice } from './use-bundle-choice.ts';

const missedText = (missed: readonly Shortfall[], unit: string) =>
  missed
    .map(({ name, added }) =>
      added > 0 ? `「${name}」只能再加 ${added} ${unit}。` : `「${name}」無法再加。`,
    )
    .join('');

/** The bar of a bundle's page: the number of chosen pieces and their price; its button leads to the order page. */
export function BundleBar({ code, items }: { code: string; items: readonly ProductItem[] }) {
  const [missed, setMissed] = useState<Shortfall[]>([]);
  const { quantityOf, chosenQuantity, addAll } = useBundleChoice(code);
  const level = useAtomValue(shownPriceLevelAtom);
  const isPromo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const unit = useAtomValue(productUnitAtom) || '件';
  const navigate = useNavigate();
  const cart = cartPath(isPromo);
  const chosen = items.filter((item) => chosenQuantity(item) > 0);
  const pieces = chosen.reduce((sum, item) => sum + quantityOf(item), 0);
  const sum = chosen.reduce((all, item) => all + priceAtLevel(item, level) * quantityOf(item), 0);
  const checkOut = () => {
    const left = addAll(items);
    setMissed(left);
    if (left.length === 0) navigate(cart);
  };
  if (chosen.length === 0 && missed.length === 0) return null;
  return (
    <Bar aria-label="選購這個團購">
      <Missed role="status">
        {missed.length > 0 && (
          <>
            {missedText(missed, unit)}其餘已加入購物車。<Link to={cart}>前往購物車</Link>
          </>
        )}
      </Missed>
      {chosen.length > 0 && (
        <Row>
          <Sum aria-live="polite">
            <span>
              {chosen.length} 項，{pieces} {unit}
            </span>
            <Price amount={sum} tone={isGroupPriceLevel(level) ? 'promotion' : 'plain'} />
            <FreeShippingHint />
          </Sum>
          <Button onClick={checkOut}>結帳</Button>
        </Row>
      )}
    </Bar>
  );
}

const Bar = styled.section`
  --side: ${theme.space[16]};
  position: sticky;
  bottom: ${theme.frame.panel};
  z-index: ${theme.layer.sticky};
  margin-inline: calc(-1 * var(--side));
  padding: ${theme.space[8]} var(--side);
  border-top: ${theme.border.ink};
  background: ${theme.colour.card};
  ${theme.media.tablet} { --side: ${theme.space[32]}; }
  /* With so much zoom, it would cover the page. */
  @media (max-height: 319.98px) { position: static; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]};
  > button { flex: none; }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[12]};
  > span:first-child { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
  > p { font-size: ${theme.size[13]}; }
`;

const Missed = styled.p`
  font-size: ${theme.size[15]};
  &:empty { display: none; }
  a { display: inline-block; padding: ${theme.space[8]} ${theme.space[4]}; }
`;
