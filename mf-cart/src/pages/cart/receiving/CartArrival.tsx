import {
  type DeliveryRegion,
  longestShipDays,
  orderShips,
  REC_WAY,
  regionOfPostcode,
} from '@pinpu/shared/domain';
import {
  arrivalRegionAtom,
  atom,
  cartAtom,
  orderInfoAtom,
  useArrival,
  useAtomValue,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { receivingAtom } from '../../../state/receiving.ts';

/** The destination region of this order: the store's, that of the form's postcode, or the one known of the shopper. */
const orderRegionAtom = atom((get): DeliveryRegion => {
  const { rec_way, store } = get(receivingAtom);
  if (rec_way === REC_WAY.store) return store?.CVSOutSide === '1' ? 'islands' : 'store';
  const { addr1_postcode } = get(orderInfoAtom);
  if (addr1_postcode.trim() !== '') return regionOfPostcode(addr1_postcode);
  const known = get(arrivalRegionAtom);
  return known === 'store' ? 'main' : known;
});

/** When the whole order arrives, as text; undefined if the shop states no delivery dates. */
export function useCartArrival() {
  const region = useAtomValue(orderRegionAtom);
  const toStore = useAtomValue(receivingAtom).rec_way === REC_WAY.store;
  const cart = useAtomValue(cartAtom);
  const [ship_days, not_before] = [longestShipDays(cart), orderShips(cart)];
  const texts = useArrival({ ship_days, region, not_before, toStore });
  const { arrives = '' } = texts ?? {};
  // Whether an order is placed before today's cut-off does not matter to a pre-order.
  const order = not_before === '' ? `${texts?.order}，` : '';
  return texts && { order, arrives: region === 'islands' ? `離島${arrives}` : arrives };
}

export function CartArrival() {
  const texts = useCartArrival();
  if (texts === undefined) return null;
  return (
    <Line>
      <Icon name="clock" size={20} />
      <span>
        <Piece>{texts.order}</Piece>
        <Piece>{texts.arrives}</Piece>
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding-top: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  line-height: ${theme.leading.heading};
`;

const Piece = styled.span`
  display: inline-block;
`;
