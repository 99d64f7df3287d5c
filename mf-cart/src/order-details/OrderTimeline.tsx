import type { Order } from '@pinpu/shared/contracts';
import { orderStatusText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The history of the order, the latest first. */
export function OrderTimeline({ events }: { events: Order['events'] }) {
  if (events.length === 0) return null;
  return (
    <PageSection title="訂單進度" level={3}>
      <Steps>
        {events.toReversed().map(({ at, status }) => (
          <li key={`${at} ${status}`}>
            <b>{orderStatusText(status)}</b>
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
