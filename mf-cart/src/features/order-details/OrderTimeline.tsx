import type { Order, OrderRequestRecord } from '@pinpu/shared/contracts';
import { formatTwd, orderStatusText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { invoiceSteps } from './invoice-facts.ts';
import { refundReason, requestText } from './request-words.ts';

interface Step {
  at: string;
  text: string;
}

const requestSteps = (request: OrderRequestRecord): Step[] => [
  { at: request.at, text: requestText({ ...request, state: 'open' }) },
  ...(request.answered_at ? [{ at: request.answered_at, text: requestText(request) }] : []),
];

/** Events of an order, latest first. Of two at the same time, the status comes after its cause. */
function stepsOf(order: TimelineProps): Step[] {
  const { events, requests, refunds } = order;
  const steps = [
    ...(order.promoted ? [{ at: order.ord_date, text: '經由推廣連結訂購' }] : []),
    ...invoiceSteps(order),
    ...requests.flatMap(requestSteps),
    ...events.map(({ at, status }) => ({ at, text: orderStatusText(status) })),
    ...refunds.map((refund) => ({
      at: refund.at,
      text: `${refundReason(refund)}${refund.done ? '，已退款' : '，退款處理中'} ${formatTwd(refund.amount)}`,
    })),
  ];
  return steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

type TimelineProps = Pick<
  Order,
  'events' | 'requests' | 'refunds' | 'invoice_code' | 'invoices' | 'promoted' | 'ord_date'
>;

/** The history of the order with its invoice, requests and refunds, the latest first. */
export function OrderTimeline(props: TimelineProps) {
  const steps = stepsOf(props);
  if (steps.length === 0) return null;
  return (
    <PageSection title="訂單進度" level={3}>
      <Steps>
        {steps.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <b>{text}</b>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </Steps>
    </PageSection>
  );
}

const Steps = styled.ol`
  display: grid;
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[16]};
    padding: 0 0 ${theme.space[16]} ${theme.space[24]};
    color: ${theme.colour.inkSoft};
    border-left: ${theme.border.hairline};
  }
  li::before {
    content: '';
    position: absolute;
    left: -5px;
    top: .55em;
    width: 9px;
    height: 9px;
    background: ${theme.colour.inkSoft};
  }
  li:first-child { color: ${theme.colour.ink}; }
  li:first-child::before { background: ${theme.colour.seal}; }
  li:last-child { padding-bottom: 0; border-color: transparent; }
  b { font-weight: ${theme.weight.medium}; }
  time { font-variant-numeric: tabular-nums; }
`;
