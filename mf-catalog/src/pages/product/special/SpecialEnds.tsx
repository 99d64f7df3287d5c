import type { Product } from '@pinpu/shared/contracts';
import { priceAtLevel, specialEndText } from '@pinpu/shared/domain';
import { useQueryClient } from '@pinpu/shared/query';
import { renderTimeAtom, shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useCountdown } from './use-countdown.ts';

interface SpecialEndsProps {
  product: Product;
  /** When its special price ends. */
  ends: string;
}

/**
 * Until when the special price applies, and how long that is in its last 24 hours. Screen readers find both, but are
 * not interrupted each second. Hidden from a shopper whose group price is lower.
 */
export function SpecialEnds({ product, ends }: SpecialEndsProps) {
  const level = useAtomValue(shownPriceLevelAtom);
  const now = useAtomValue(renderTimeAtom) ?? Date.now();
  const cache = useQueryClient();
  const { prd_id } = product;
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: ['product', prd_id] }),
    [cache, prd_id],
  );
  const left = useCountdown(ends, refresh);
  if (priceAtLevel(product, level) < product.price) return null;
  return (
    <Line>
      <span>{specialEndText(ends, new Date(now))}</span>
      {left !== undefined && (
        <Left role="timer" aria-live="off">
          倒數 {left}
        </Left>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[12]};
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
`;

const Left = styled.span`
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
