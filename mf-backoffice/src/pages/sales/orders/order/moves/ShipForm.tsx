import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { Order, OrderParcel } from '@pinpu/shared/contracts';
import {
  CARRIERS,
  carrierOfStore,
  isCarrier,
  isParcelInEffect,
  ORDER_STATUS,
  parcelNumberFault,
  pickupStore,
} from '@pinpu/shared/domain';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, ConfirmDialog, PageSection, SelectField, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { canBeShipped } from '../../../../../features/orders/to-ship.ts';
import type { OrderMoves } from '../use-order-move.ts';
import { FieldRow } from './FieldRow.tsx';

interface Parcel {
  carrier: string;
  tracking: string;
}

const nameOf = (carrier: string) => (isCarrier(carrier) ? CARRIERS[carrier].name : '');

interface ParcelFieldsProps {
  parcel: Parcel;
  /** Whether the order is collected at a store; the store's chain transports it. */
  toStore: boolean;
  errorAt: (field: string) => string;
  onChange: (parcel: Parcel) => void;
}

const ParcelFields = ({ parcel, toStore, errorAt, onChange }: ParcelFieldsProps) => (
  <>
    <SelectField
      label="物流"
      value={parcel.carrier}
      error={errorAt('carrier')}
      onChange={({ currentTarget: { value } }) => onChange({ ...parcel, carrier: value })}
    >
      <option value="">{toStore ? '門市的物流' : '請選擇'}</option>
      {Object.entries(CARRIERS).map(([id, { name }]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
    <TextField
      label="貨運單號"
      maxLength={60}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={parcel.tracking}
      error={errorAt('tracking')}
      onChange={({ currentTarget: { value } }) => onChange({ ...parcel, tracking: value })}
    />
  </>
);

/** What is wrong with a parcel before anything is asked or sent; `field` is the input to correct. */
function parcelFault({ carrier, tracking }: Parcel, rec_meta: string) {
  if (tracking.trim() === '') return undefined;
  if (carrier === '' && !pickupStore(rec_meta))
    return { field: 'carrier', message: '請選擇物流。' };
  const message = parcelNumberFault(carrier || (carrierOfStore(rec_meta) ?? ''), tracking.trim());
  return message === '' ? undefined : { field: 'tracking', message };
}

/** The order's parcels at the provider that carry its goods to the buyer, or will. */
const carried = ({ parcels = [] }: Order): readonly OrderParcel[] =>
  parcels.filter((parcel) => isParcelInEffect({ ...parcel, state: 'created' }));

/** Whether the order's number is the provider's, or is to come from there. */
const isNumberedByProvider = (order: Order): boolean =>
  carried(order).some(({ number }) => order.ship_code === '' || number === order.ship_code);

/**
 * The question asked before a number is corrected, or an order is shipped without one, or beside a parcel that it has
 * already; undefined where nothing is to be asked.
 */
function questionOf(order: Order, { carrier, tracking }: Parcel) {
  const number = tracking.trim();
  if (order.status === ORDER_STATUS.fulfilled)
    return {
      title: '更正貨運單號',
      answer: '更正並通知',
      question: `單號改為 ${nameOf(carrier)} ${number}，並寄信通知訂購人。`,
    };
  const [parcel] = carried(order);
  if (parcel && number !== parcel.number)
    return {
      title: '已經有託運單',
      answer: '仍要出貨',
      question: `這筆訂單已有${parcel.carrier}的託運單 ${parcel.number}，交寄後會自動出貨。確定要現在出貨嗎？`,
    };
  return number === ''
    ? {
        title: '沒有貨運單號',
        answer: '直接出貨',
        question: '訂購人收到的出貨通知不會有貨運單號，之後可以補上。確定要出貨嗎？',
      }
    : undefined;
}

/** The fault of a parcel at its field: found here, or by the server. */
function useParcelFault(moves: OrderMoves) {
  const [fault, setFault] = useState<ReturnType<typeof parcelFault>>();
  return {
    errorAt: (field: string) => {
      if (fault?.field === field) return fault.message;
      return moves.failed === 'ship' && moves.field === field ? moves.rejection : '';
    },
    /** Shows what is wrong with a parcel; returns whether nothing is. */
    check: (parcel: Parcel, rec_meta: string) => {
      const found = parcelFault(parcel, rec_meta);
      setFault(found);
      return found === undefined;
    },
    clear: () => setFault(undefined),
  };
}

/** Ships an order with its parcel's number, or corrects the number of a shipped order. */
export function ShipForm({ order, moves }: { order: Order; moves: OrderMoves }) {
  const isShipped = order.status === ORDER_STATUS.fulfilled;
  const none = { carrier: carrierOfStore(order.rec_meta) ?? '', tracking: '' };
  const [parcel, setParcel] = useAdminDraft<Parcel>(`ship ${order.ord_code}`, none);
  const [isAsking, setAsking] = useState(false);
  const { errorAt, check, clear } = useParcelFault(moves);
  useKeepPage(parcel.tracking === '' ? undefined : 'a parcel number');
  if (isShipped ? isNumberedByProvider(order) : !canBeShipped(order.status)) return null;
  const send = () => {
    setAsking(false);
    moves.make({ move: 'ship', fields: parcel }, () => setParcel({ ...parcel, tracking: '' }));
  };
  const asked = questionOf(order, parcel);
  return (
    <PageSection title={isShipped ? '更正貨運單號' : '出貨'}>
      <FieldRow
        onSubmit={(event) => {
          event.preventDefault();
          if (moves.pending) return;
          if (!check(parcel, order.rec_meta)) return;
          if (asked) setAsking(true);
          else send();
        }}
      >
        <ParcelFields
          parcel={parcel}
          toStore={pickupStore(order.rec_meta) !== undefined}
          errorAt={errorAt}
          onChange={(typed) => {
            clear();
            setParcel(typed);
          }}
        />
        <Button
          type="submit"
          busy={moves.pending === 'ship'}
          disabled={isShipped && parcel.tracking.trim() === ''}
        >
          {isShipped ? '更正' : '出貨'}
        </Button>
      </FieldRow>
      <ConfirmDialog
        open={isAsking}
        title={asked?.title ?? ''}
        confirmLabel={asked?.answer ?? ''}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        <p>{asked?.question}</p>
      </ConfirmDialog>
    </PageSection>
  );
}
