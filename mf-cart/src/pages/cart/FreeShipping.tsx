import { freeShippingNote } from '@pinpu/shared/domain';
import { cartAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { cartAmountsAtom } from '../../state/coupon.ts';
import { shippingAtom } from '../../state/shipping.ts';

/** Progress to free shipping, by the same rule as the fee (spec §9). Hidden if a coupon waives shipping. */
export function FreeShipping() {
  const labelId = useId();
  const { ship_amt } = useAtomValue(cartAmountsAtom);
  const note = freeShippingNote(useAtomValue(cartAtom), ship_amt, useAtomValue(shippingAtom));
  if (note === undefined) return null;
  const { reached, threshold, left, text } = note;
  return (
    <Way>
      <Status id={labelId} role="status">
        <Icon name={left > 0 ? 'truck' : 'check'} size={20} />
        {text}
      </Status>
      <Bar value={reached} max={threshold} aria-labelledby={labelId} />
    </Way>
  );
}

const Way = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  color: ${theme.colour.celadon};
  font-size: ${theme.size[15]};
`;

const Status = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
`;

/** In forced-colours mode the browser draws its own bar. */
const Bar = styled.progress`
  width: 100%;
  height: ${theme.space[8]};
  @media (forced-colors: none) {
    appearance: none;
    overflow: hidden;
    border: 0;
    border-radius: ${theme.radius.round};
    background: ${theme.colour.celadonTint};
    &::-webkit-progress-bar { background: ${theme.colour.celadonTint}; }
    &::-webkit-progress-value {
      border-radius: ${theme.radius.round};
      background: ${theme.colour.celadon};
      transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
    }
    &::-moz-progress-bar {
      border-radius: ${theme.radius.round};
      background: ${theme.colour.celadon};
    }
  }
  ${theme.media.stillness} { &::-webkit-progress-value { transition: none; } }
`;
