import type { Order } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, PageSection, Price } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { refundReason } from './request-words.ts';

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
              <Badge $tone={refund.done ? 'success' : 'warning'}>
                {refund.done ? '已退款' : '退款處理中'}
              </Badge>
              <time dateTime={refund.at}>{formatDateTime(refund.at)}</time>
            </span>
          </Refund>
        ))}
      </ul>
      <Soft>款項依原付款方式退還，入帳時間依銀行或發卡機構作業而定。</Soft>
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
