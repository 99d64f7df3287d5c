import { lineName } from '@pinpu/shared/domain';
import { useAtomValue } from '@pinpu/shared/state';
import { Badge, OfferTag, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { type CartGift, giftsAtom } from '../../../state/cart-offers.ts';
import { Facts, Row } from '../line-styles.ts';

function Gift({ gift: { name, line, qty } }: { gift: CartGift }) {
  const product = lineName(line);
  return (
    <Row aria-label={`贈品：${product}`}>
      <Thumb>
        <Picture src={line.prd_man_pic} alt="" sizes="72px" />
      </Thumb>
      <Facts>
        <Badge $tone="success">贈品</Badge>
        <span>{product}</span>
        <OfferTag>{name}</OfferTag>
      </Facts>
      <Quantity>× {qty}</Quantity>
    </Row>
  );
}

/** What rules give with the cart: it costs nothing, and nothing of it can be changed. */
export function Gifts() {
  const gifts = useAtomValue(giftsAtom);
  if (gifts.length === 0) return null;
  return (
    <ul aria-label="贈品">
      {gifts.map((gift) => (
        <Gift key={`${gift.rule_id} ${gift.line.prd_id}`} gift={gift} />
      ))}
    </ul>
  );
}

const Thumb = styled.div`
  width: 72px;
  justify-self: center;
`;

const Quantity = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
