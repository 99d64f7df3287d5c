import type { Order, OrderParcel } from '@pinpu/shared/contracts';
import { pickupStore } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { ParcelNumber } from './ParcelFacts.tsx';
import { parcelAdvice, parcelSteps } from './parcel-steps.ts';

const contentsText = ({ contents }: OrderParcel) =>
  contents.map(({ name, qty }) => `${name} × ${qty}`).join('、');

function Steps({ parcel, isToStore }: { parcel: OrderParcel; isToStore: boolean }) {
  return (
    <Way>
      {parcelSteps(parcel, isToStore).map(({ text, at, state }) => (
        <li key={text} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <b>{text}</b>
          {at && <time dateTime={at}>{formatDateTime(at)}</time>}
        </li>
      ))}
    </Way>
  );
}

function ParcelSheet({
  parcel,
  name,
  isToStore,
}: {
  parcel: OrderParcel;
  /** Which of several it is; '' for the only one. */
  name: string;
  isToStore: boolean;
}) {
  const { carrier, number, url, asks_number: asksNumber } = parcel;
  const advice = parcelAdvice(parcel);
  return (
    <section aria-label={name || '包裹'}>
      {name && <h4>{name}</h4>}
      <Steps parcel={parcel} isToStore={isToStore && parcel.kind === 'out'} />
      {advice && <Advice>{advice}</Advice>}
      <Facts
        facts={[
          ['內容', contentsText(parcel)],
          ['物流', carrier],
          [
            '貨運單號',
            number && <ParcelNumber key="number" {...{ carrier, number, url, asksNumber }} />,
          ],
        ]}
      />
    </section>
  );
}

const nameOf = (parcel: OrderParcel, parcels: readonly OrderParcel[]): string => {
  if (parcel.kind === 'return') return '寄回的包裹';
  const out = parcels.filter(({ kind }) => kind === 'out');
  return out.length > 1 ? `包裹 ${out.indexOf(parcel) + 1}／${out.length}` : '';
};

/** Where each parcel of the order is, as steps, with its number and what is in it. */
export function OrderParcels({ parcels = [], rec_meta }: Pick<Order, 'parcels' | 'rec_meta'>) {
  if (parcels.length === 0) return null;
  const isToStore = pickupStore(rec_meta) !== undefined;
  return (
    <PageSection title="包裹進度" level={3}>
      <Parcels>
        {parcels.map((parcel) => (
          <ParcelSheet
            key={`${parcel.kind} ${parcel.c_date} ${parcel.number}`}
            parcel={parcel}
            name={nameOf(parcel, parcels)}
            isToStore={isToStore}
          />
        ))}
      </Parcels>
    </PageSection>
  );
}

const Parcels = styled.div`
  display: grid;
  gap: ${theme.space[32]};
  section { display: grid; gap: ${theme.space[16]}; }
`;

const DOT = '11px';

const Way = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
    padding: ${theme.space[24]} ${theme.space[8]} 0 0;
    color: ${theme.colour.inkSoft};
  }
  li::before {
    content: '';
    position: absolute;
    z-index: ${theme.layer.raised};
    top: 0;
    left: 0;
    width: ${DOT};
    height: ${DOT};
    background: ${theme.colour.paper};
    border: ${theme.border.ink};
  }
  /* The line to the next step. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 5px;
    left: 0;
    width: 100%;
    border-top: ${theme.border.edge};
  }
  li[data-state='done']::before { background: ${theme.colour.inkSoft}; border-color: ${theme.colour.inkSoft}; }
  li[data-state='done']::after { border-color: ${theme.colour.inkSoft}; }
  li[data-state='current'] { color: ${theme.colour.ink}; }
  li[data-state='current']::before { background: ${theme.colour.seal}; border-color: ${theme.colour.seal}; }
  li[data-state='ahead']::before { border-color: ${theme.colour.edge}; }
  b { font-size: ${theme.size[15]}; font-weight: ${theme.weight.medium}; overflow-wrap: anywhere; }
  time { font-size: ${theme.size[13]}; font-variant-numeric: tabular-nums; }
  @media print { li::before { print-color-adjust: exact; } }
`;

const Advice = styled.p`
  font-weight: ${theme.weight.medium};
`;
