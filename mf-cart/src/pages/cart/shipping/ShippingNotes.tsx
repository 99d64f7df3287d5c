import { formatTwd, parcelName, regionNote } from '@pinpu/shared/domain';
import { useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, Notice, Stack } from '@pinpu/shared/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { shippingAtom, shippingFaultsAtom } from '../../../state/shipping.ts';

/** The parcels of an order with their fees: `這筆訂單分 2 個包裹寄出：…`; '' for one parcel. */
function parcelsText(parcel_fees: ReturnType<typeof useFees>): string {
  if (parcel_fees.length < 2) return '';
  const fees = parcel_fees.map(({ temperature, ship_amt }) =>
    ship_amt > 0
      ? `${parcelName(temperature)} ${formatTwd(ship_amt)}`
      : `${parcelName(temperature)}免運費`,
  );
  return `這筆訂單分 ${parcel_fees.length} 個包裹寄出，運費：${fees.join('、')}。`;
}

const useFees = () => useAtomValue(cartAmountsAtom).parcel_fees ?? [];

/** How the cart is shipped where that is not obvious, and why it can't be as it is. */
export function ShippingNotes({ block }: { block: RefObject<HTMLDivElement | null> }) {
  const faults = useAtomValue(shippingFaultsAtom);
  const fees = useFees();
  const region = regionNote(useAtomValue(shippingAtom));
  const isRefused = faults.some(({ kind }) => kind === 'mixed');
  const text = [isRefused ? '' : parcelsText(fees), region && `運費${region}`].join('');
  if (faults.length === 0 && text === '') return null;
  return (
    <Notes ref={block} tabIndex={-1} role="group" aria-label="包裹與運費" $gap={8}>
      {faults.map(({ message }) => (
        <Notice key={message} variant="danger" message={message} />
      ))}
      {text !== '' && (
        <Line role="status">
          <Icon name="truck" size={20} />
          {text}
        </Line>
      )}
    </Notes>
  );
}

const Notes = styled(Stack)`
  outline-offset: ${theme.space[4]};
`;

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
