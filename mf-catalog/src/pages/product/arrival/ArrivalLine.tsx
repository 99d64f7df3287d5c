import type { Product } from '@pinpu/shared/contracts';
import type { DeliveryRegion } from '@pinpu/shared/domain';
import {
  arrivalRegionAtom,
  atom,
  deliveryPlanAtom,
  moduleOptionsAtom,
  useArrival,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { RegionSelect } from './RegionSelect.tsx';

/**
 * The time to order by, and the delivery date for the chosen region; empty if the shop states none, or if the product
 * is sold out.
 */
export function ArrivalLine({ product }: { product: Product }) {
  const region = useAtomValue(regionAtom);
  const { ship_days = 0, preorder } = product;
  const texts = useArrival({ ship_days, region, not_before: preorder });
  const regions = useAtomValue(arrivalRegionsAtom);
  const choose = useSetAtom(regionAtom);
  if (texts === undefined || product.tot_qty <= 0) return null;
  return (
    <Line>
      <Icon name="clock" size={20} />
      <p>
        {preorder === undefined && <Piece>{texts.order}，</Piece>}
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

const REGIONS: readonly DeliveryRegion[] = ['main', 'islands', 'store'];

/** The regions for which the shop states delivery days; `store` only if it offers pickup. */
const arrivalRegionsAtom = atom((get) => {
  const transit = get(deliveryPlanAtom)?.transit ?? {};
  const hasPickup = get(moduleOptionsAtom).cart?.pickup !== undefined;
  return REGIONS.filter((one) => transit[one] !== undefined && (one !== 'store' || hasPickup));
});

/** The shopper's region if there are days for it, else the first region that has some. */
const regionAtom = atom(
  (get): DeliveryRegion => {
    const [known, regions] = [get(arrivalRegionAtom), get(arrivalRegionsAtom)];
    return regions.includes(known) ? known : (regions[0] ?? 'main');
  },
  (_get, set, region: DeliveryRegion) => set(arrivalRegionAtom, region),
);
