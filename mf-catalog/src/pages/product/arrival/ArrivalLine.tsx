import type { Product } from '@pinpu/shared/contracts';
import { useArrival, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { RegionSelect } from './RegionSelect.tsx';
import { arrivalRegionsAtom, regionAtom } from './region.ts';

/**
 * The time to order by, and the delivery date for the chosen region; empty if the shop states none, or if the product
 * is sold out.
 */
export function ArrivalLine({ product }: { product: Product }) {
  const region = useAtomValue(regionAtom);
  const texts = useArrival({ ship_days: product.ship_days ?? 0, region });
  const regions = useAtomValue(arrivalRegionsAtom);
  const choose = useSetAtom(regionAtom);
  if (texts === undefined || product.tot_qty <= 0) return null;
  return (
    <Line>
      <Icon name="clock" size={20} />
      <p>
        <Piece>{texts.order}，</Piece>
        <Piece>{texts.arrives}</Piece>
      </p>
      <RegionSelect regions={regions} region={region} onChoose={choose} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  > p { flex: 1; }
`;

/** The line breaks only between pieces, if a piece fits in a line. */
const Piece = styled.span`
  display: inline-block;
`;
