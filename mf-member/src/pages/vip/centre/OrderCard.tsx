import { type OrderHistoryItem, soldLines } from '@pinpu/shared/contracts';
import { isRepayable, orderStatusText, orderStatusTone } from '@pinpu/shared/domain';
import { emitAppEvent } from '@pinpu/shared/events';
import { formatDate } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Panel, Picture, Price } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The number of pictures that fit side by side on a phone. */
const PICTURES = 4;

/** One order of the history; a click anywhere in the card opens its dialog (spec §2). */
export function OrderCard({ order }: { order: OrderHistoryItem }) {
  const { ord_code, ord_date, inv_amt, status, OrdDtl, guid } = order;
  const pictures = soldLines(order).slice(0, PICTURES);
  const [first, ...others] = OrdDtl;
  const action = isRepayable(status) ? '查看並付款' : '查看明細';
  return (
    <Card as="li">
      <Head>
        <h3>{ord_code}</h3>
        <Badge $tone={orderStatusTone(status)}>{orderStatusText(status)}</Badge>
        <time dateTime={ord_date}>{formatDate(ord_date)}</time>
      </Head>
      <Pictures>
        {pictures.map(({ prd_id, prd_man_pic, gift = '' }) => (
          <Picture key={`${prd_id} ${gift}`} src={prd_man_pic} alt="" sizes="72px" />
        ))}
      </Pictures>
      {first && (
        <p>
          {first.name} × {first.qty}
          {others.length > 0 && `，另有 ${others.length} 項商品`}
        </p>
      )}
      <Foot>
        <Price amount={inv_amt} />
        <Open
          variant="secondary"
          size="small"
          aria-label={`${action}，訂單 ${ord_code}`}
          onClick={() => emitAppEvent('APP_EC_LOAD_ORDER_DETAILS', { id: guid })}
        >
          {action}
        </Open>
      </Foot>
    </Card>
  );
}

const Card = styled(Panel)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[12]};
  transition: border-color ${theme.motion.quick};
  ${theme.media.hover} { &:hover { border-color: ${theme.colour.edge}; } }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  h3 { font-size: ${theme.size[17]}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  time { grid-row: 2; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 72px));
  gap: ${theme.space[8]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
`;

/** It can be clicked anywhere in the card. */
const Open = styled(Button)`
  &::after { content: ''; position: absolute; inset: 0; }
`;
