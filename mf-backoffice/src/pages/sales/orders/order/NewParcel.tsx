import { failureText } from '@pinpu/shared/api/failure';
import { type Order, soldLines } from '@pinpu/shared/contracts';
import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import {
  isParcelInEffect,
  lineName,
  parcelTrackingNumber,
  pickupStore,
  TEMPERATURE_NAMES,
  temperatureOf,
} from '@pinpu/shared/domain';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, Notice, QuantityStepper, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { createParcels } from '../../../../api/parcels.ts';
import { SHOP_KEY } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';
import { HomeField } from '../../../../features/parcels/HomeField.tsx';
import { existingParcelText } from '../../../../features/parcels/parcel-texts.ts';
import { type RestLine, restLines } from './rest-lines.ts';

interface NewParcelProps {
  order: Order;
  parcels: readonly ShopParcel[];
  home: readonly string[];
}

interface ContentsProps {
  lines: readonly RestLine[];
  units: Readonly<Record<number, number>>;
  onChange: (line_no: number, qty: number) => void;
}

/** How many units of each line are in the new parcel. */
const Contents = ({ lines, units, onChange }: ContentsProps) => (
  <ul aria-label="這個包裹的商品">
    {lines.map(({ line_no, line, qty }) => (
      <Line key={line_no}>
        <span>
          {lineName(line)}
          <Soft as="small" $small>
            還有 {qty} 件沒有寄
            {temperatureOf(line) !== 'room' && `，${TEMPERATURE_NAMES[temperatureOf(line)]}`}
          </Soft>
        </span>
        <QuantityStepper
          label={`${lineName(line)}的件數`}
          value={units[line_no] ?? 0}
          min={0}
          max={qty}
          onChange={(chosen) => onChange(line_no, chosen)}
        />
      </Line>
    ))}
  </ul>
);

/** Requests a parcel of an order, and says why there is none. */
function useNewParcel(ord_code: string, onDone: () => void) {
  const cache = useQueryClient();
  const create = useMutation({
    mutationFn: async (fields: Omit<Parameters<typeof createParcels>[0][number], 'ord_code'>) =>
      (await createParcels([{ ord_code, ...fields }]))[0],
    onSuccess: (result) => {
      if (result !== undefined && result.parcels.length > 0) onDone();
      return cache.invalidateQueries({ queryKey: [SHOP_KEY] });
    },
    meta: { quiet: true },
  });
  return {
    ...create,
    // What a parcel of the list waits for is said there.
    fault:
      failureText(create.error, UNKNOWN_OUTCOME) ||
      (create.data?.parcels.length === 0 ? create.data.message : ''),
  };
}

interface AgainProps {
  existing: readonly ShopParcel[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asked before an order gets another parcel beside those that carry its goods already. */
const Again = ({ existing, onCancel, onConfirm }: AgainProps) => (
  <ConfirmDialog
    open
    title="再建立一張託運單"
    confirmLabel="再建立一張"
    onCancel={onCancel}
    onConfirm={onConfirm}
  >
    <p>這筆訂單已經有託運單，新的只會寄還沒寄的商品：</p>
    <ul>
      {existing.map((parcel) => (
        <li key={parcel.id}>
          {existingParcelText({ ...parcel, number: parcelTrackingNumber(parcel) })}
        </li>
      ))}
    </ul>
  </ConfirmDialog>
);

/** Which units of an order are in its new parcel: all that are in none yet, or some of them. */
function useContents(lines: readonly RestLine[]) {
  const [isPart, setPart] = useState(false);
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({});
  const contents = lines.flatMap(({ line_no }) => {
    const qty = units[line_no] ?? 0;
    return qty > 0 ? [{ line_no, qty }] : [];
  });
  return {
    ...{ isPart, setPart, units, contents },
    setQty: (line_no: number, qty: number) => setUnits({ ...units, [line_no]: qty }),
    reset: () => {
      setPart(false);
      setUnits({});
    },
  };
}

/** Creates a parcel for all that is in none yet, or for some lines and units of it. */
export function NewParcel({ order, parcels, home }: NewParcelProps) {
  const lines = restLines(soldLines(order), parcels);
  const { isPart, setPart, units, contents, setQty, reset } = useContents(lines);
  const [subType, setSubType] = useState('');
  const [isAsking, setAsking] = useState(false);
  const create = useNewParcel(order.ord_code, reset);
  if (lines.length === 0) return null;
  const existing = parcels.filter(isParcelInEffect);
  const whole = existing.length > 0 ? '為剩下的建立託運單' : '建立託運單';
  const fields = { ...(subType && { sub_type: subType }), ...(isPart && { contents }) };
  return (
    <Stack $gap={12}>
      {home.length > 1 && !pickupStore(order.rec_meta) && (
        <HomeField home={home} value={subType} onChange={setSubType} />
      )}
      {isPart && <Contents lines={lines} units={units} onChange={setQty} />}
      {create.fault !== '' && <Notice variant="danger" message={create.fault} />}
      <Row $gap={8}>
        <Button
          busy={create.isPending}
          disabled={isPart && contents.length === 0}
          onClick={() => (existing.length > 0 ? setAsking(true) : create.mutate(fields))}
        >
          {isPart ? '建立這個包裹' : whole}
        </Button>
        <Button variant="quiet" disabled={create.isPending} onClick={() => setPart(!isPart)}>
          {isPart ? '全部一起寄' : '只寄一部分'}
        </Button>
      </Row>
      {isAsking && (
        <Again
          existing={existing}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            create.mutate(fields);
          }}
        />
      )}
    </Stack>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  > span { flex: 1 1 180px; overflow-wrap: anywhere; }
  small { display: block; }
`;
