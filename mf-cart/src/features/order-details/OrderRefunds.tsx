import type { Order, OrderRefund } from '@pinpu/shared/contracts';
import { buyerRefundText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, PageSection, Price } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { refundReason } from './request-words.ts';

const stageText = ({ stage, way, done }: OrderRefund) =>
  buyerRefundText({ stage: done ? 'done' : stage, way });

/** What the buyer may do or expect, for all refunds together. */
function noteOf(refunds: readonly OrderRefund[]): string {
  if (refunds.some(({ stage }) => stage === 'account'))
    return '請由我們寄給您的信填寫退款帳號，完成匯款後會再寄信通知。';
  const byCard = refunds.every(({ way }) => way === 'provider');
  return byCard
    ? '款項依原付款方式退還，入帳時間依銀行或發卡機構作業而定。'
    : '退還後會寄信通知，入帳時間依銀行或發卡機構作業而定。';
}

/** The refunds of an order: how each is paid back, and where it stands. */
export function OrderRefunds({ refunds }: { refunds: Order['refunds'] }) {
  if (refunds.length === 0) return null;
  return (
    <PageSection title="退款" level={3}>
      <ul>
        {refunds.map((refund) => (
          <Refund key={`${refund.reason} ${refund.at} ${refund.amount}`}>
            <span>
              {refundReason(refund)} <Price amount={refund.amount} />
            </span>
            <span>
              <Badge $tone={refund.done ? 'success' : 'warning'}>{stageText(refund)}</Badge>
              <time dateTime={refund.at}>{formatDateTime(refund.at)}</time>
            </span>
          </Refund>
        ))}
      </ul>
      <Soft>{noteOf(refunds)}</Soft>
    </PageSection>
  );
}

const Refund = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding-block: ${theme.space[8]};
  > span { display: inline-flex; flex-wrap: wrap; align-items: baseline; gap: ${theme.space[8]}; }
  time { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; font-variant-numeric: tabular-nums; }
`;
