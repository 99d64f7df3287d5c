import { type Order, soldLines } from '@pinpu/shared/contracts';
import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { lineName } from '@pinpu/shared/domain';
import { Notice, PageSection, Stack } from '@pinpu/shared/ui';
import { NotLoaded, Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { canBeShipped } from '../../../../features/orders/to-ship.ts';
import { LabelPages } from '../../../../features/parcels/LabelPages.tsx';
import { NoParcelProvider } from '../../../../features/parcels/NoParcelProvider.tsx';
import { ParcelCard } from '../../../../features/parcels/ParcelCard.tsx';
import { isToHandIn } from '../../../../features/parcels/parcel-texts.ts';
import { NewParcel } from './NewParcel.tsx';
import { useOrderParcels } from './use-order-parcels.ts';

function contentsText(order: Order, { contents }: ShopParcel): string {
  const lines = soldLines(order);
  return contents
    .flatMap(({ line_no, qty }) => {
      const line = lines[line_no - 1];
      return line ? [`${lineName(line)}×${qty}`] : [];
    })
    .join('、');
}

/** The parcels of an order: where each is, its moves, and new ones for what is not sent yet. */
export function OrderParcels({ order }: { order: Order }) {
  const [done, setDone] = useState('');
  const { data, ...query } = useOrderParcels(order.ord_code);
  const waits = canBeShipped(order.status);
  // A section that appears late would move the page; that it could not be read is said in any case.
  if (data === undefined)
    return waits || query.isError ? (
      <PageSection title="託運單">
        <NotLoaded {...query} what="託運單" />
      </PageSection>
    ) : null;
  const { parcels, offered, home } = data;
  if (parcels.length === 0 && !waits) return null;
  const ids = parcels.filter(isToHandIn).map(({ id }) => id);
  return (
    <PageSection title="託運單">
      <Stack>
        {done !== '' && <Notice variant="success" message={done} />}
        {parcels.length > 0 && (
          <ul aria-label="這筆訂單的包裹">
            {parcels.map((parcel) => (
              <ParcelCard
                key={parcel.id}
                parcel={parcel}
                inOrder
                onMoved={(_moved, what) => setDone(`已${what}。`)}
              >
                <Soft as="p" $small>
                  {contentsText(order, parcel)}
                </Soft>
              </ParcelCard>
            ))}
          </ul>
        )}
        {ids.length > 0 && <LabelPages key={ids.join()} ids={ids} />}
        {waits && !offered && <NoParcelProvider />}
        {waits && offered && <NewParcel order={order} parcels={parcels} home={home} />}
      </Stack>
    </PageSection>
  );
}
