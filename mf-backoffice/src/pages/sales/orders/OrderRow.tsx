import type { ShopOrderRow } from '@pinpu/shared/contracts/backoffice';
import { dispatchText, formatTwd, ORDER_STATUS, parcelOf } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { RowLink } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, Checkbox, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { StatusBadge } from '../../../features/orders/StatusBadge.tsx';
import { carriageName, parcelBadge } from '../../../features/parcels/parcel-texts.ts';
import { RefundStageBadge } from '../../../features/refunds/RefundStageBadge.tsx';

interface OrderRowProps {
  order: ShopOrderRow;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

const goodsText = ({ name, others, units }: ShopOrderRow['goods']) =>
  `${name}${others > 0 ? `等 ${others + 1} 項` : ''}，共 ${units} 件`;

/** The badges of an order that follow its status. */
function Marks({ order }: { order: ShopOrderRow }) {
  const { pretended, request, refund_due, refund_stage, overdue, packed_at, preorder } = order;
  return (
    <>
      {pretended && <Badge $tone="danger">沙盒付款，請勿出貨</Badge>}
      {request !== '' && (
        <Badge $tone="warning">{request === 'return' ? '申請退貨' : '申請取消'}</Badge>
      )}
      {refund_due > 0 && <Badge $tone="danger">待退 {formatTwd(refund_due)}</Badge>}
      {refund_due > 0 && refund_stage !== '' && <RefundStageBadge stage={refund_stage} />}
      {preorder && order.status !== ORDER_STATUS.fulfilled && (
        <Badge $tone="warning">預購 {dispatchText(preorder)}</Badge>
      )}
      {overdue && <Badge $tone="danger">已等超過 7 天</Badge>}
      {packed_at !== '' && order.status !== ORDER_STATUS.fulfilled && (
        <Badge $tone="grey">已備貨</Badge>
      )}
    </>
  );
}

/** The parcels that an order has already, and a number that a clerk typed, so that nobody sends it twice unaware. */
function Parcels({ order: { parcels, ship_carrier, ship_code } }: { order: ShopOrderRow }) {
  const typed = parcels.some(({ number }) => number === ship_code) ? '' : ship_code;
  return (
    <>
      {parcels.map((parcel) => {
        const { text, tone } = parcelBadge(parcel);
        const { sub_type, number } = parcel;
        return (
          <Sent key={`${sub_type} ${number} ${text}`}>
            <Badge $tone={tone}>託運單：{text}</Badge>
            <small>
              {carriageName(sub_type)} {number}
            </small>
          </Sent>
        );
      })}
      {typed !== '' && (
        <Sent>
          <small>
            貨運單號 {parcelOf({ ship_carrier, ship_code })?.carrier} {typed}
          </small>
        </Sent>
      )}
    </>
  );
}

/** One order of the list; a click anywhere in the row opens it. */
export function OrderRow({ order, isChosen, onChoose }: OrderRowProps) {
  const { ord_code, ord_date, status, cnt_name, goods, inv_amt, store, request_reason } = order;
  return (
    <Line $chosen={isChosen}>
      <Checkbox
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={<VisuallyHidden>選取 {ord_code}</VisuallyHidden>}
      />
      <RowLink to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</RowLink>
      <When dateTime={ord_date}>{formatDateTime(ord_date)}</When>
      <Who>
        {cnt_name}
        <small>{store || '宅配'}</small>
      </Who>
      <Goods>
        {goodsText(goods)}
        {request_reason && <small>「{request_reason}」</small>}
      </Goods>
      <Amount>{formatTwd(inv_amt)}</Amount>
      <Badges>
        <StatusBadge status={status} />
        <Marks order={order} />
        <Parcels order={order} />
      </Badges>
    </Line>
  );
}

const Line = styled.li<{ $chosen: boolean }>`
  position: relative;
  display: grid;
  grid-template: 'box code amount' 'box who when' 'box goods goods' 'box badges badges' / auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  background: ${({ $chosen }) => ($chosen ? theme.colour.tint : 'none')};
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  > label { grid-area: box; align-self: start; position: relative; z-index: ${theme.layer.raised}; }
  ${theme.media.desktop} {
    grid-template: 'box code who goods amount badges' 'box when who goods amount badges' / auto 168px 128px minmax(0, 1fr) 96px 220px;
    align-items: start;
  }
`;

const When = styled.time`
  grid-area: when;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  font-variant-numeric: tabular-nums;
`;

const Who = styled.span`
  grid-area: who;
  overflow-wrap: anywhere;
`;

const Goods = styled.span`
  grid-area: goods;
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  grid-area: amount;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Sent = styled.span`
  flex-basis: 100%;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Badges = styled.span`
  grid-area: badges;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
