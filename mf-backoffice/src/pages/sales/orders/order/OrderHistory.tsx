import type { OrderRecord, ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, ORDER_STATUS, orderActorText, orderRecordText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

const unitsIn = (contents: unknown): number =>
  Array.isArray(contents) ? contents.reduce((sum, { qty }) => sum + Number(qty), 0) : 0;

/** The details of a record: the number of a parcel or an invoice, an amount, the units that came back. */
function detailText({ detail }: OrderRecord): string {
  if ('received' in detail)
    return `${unitsIn(detail.received)} 件，放回庫存 ${unitsIn(detail.restocked)} 件`;
  const number = detail.ship_code ?? detail.number;
  if (typeof number === 'string') return number;
  return typeof detail.amount === 'number' ? formatTwd(detail.amount) : '';
}

/** Events of an order with their actors, latest first. */
export function OrderHistory({ shown: { records } }: { shown: ShopOrder }) {
  const entries = records.filter(({ status }) => status !== ORDER_STATUS.draft);
  return (
    <PageSection title="紀錄">
      <Entries>
        {entries.toReversed().map((record, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and are only added.
          <li key={entries.length - at}>
            <b>{orderRecordText(record)}</b> {detailText(record)}
            <small>
              {orderActorText(record.actor)}，
              <time dateTime={record.at}>{formatDateTime(record.at)}</time>
            </small>
          </li>
        ))}
      </Entries>
    </PageSection>
  );
}

const Entries = styled.ol`
  display: grid;
  gap: ${theme.space[12]};
  li { overflow-wrap: anywhere; }
  b { font-weight: ${theme.weight.medium}; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
