import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { Order } from '@pinpu/shared/contracts';
import {
  CARRIERS,
  carrierOfStore,
  isCarrier,
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

/** The question asked before an order is shipped without a number, or a number is corrected. */
const questionOf = (isShipped: boolean, { carrier, tracking }: Parcel) =>
  isShipped
    ? {
        title: '更正貨運單號',
        answer: '更正並通知',
        question: `單號改為 ${nameOf(carrier)} ${tracking.trim()}，並寄信通知訂購人。`,
      }
    : {
        title: '沒有貨運單號',
        answer: '直接出貨',
        question: '訂購人收到的出貨通知不會有貨運單號，之後可以補上。確定要出貨嗎？',
      };

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
  if (!isShipped && !canBeShipped(order.status)) return null;
  const send = () => {
    setAsking(false);
    moves.make({ move: 'ship', fields: parcel }, () => setParcel({ ...parcel, tracking: '' }));
  };
  const { title, answer, question } = questionOf(isShipped, parcel);
  return (
    <PageSection title={isShipped ? '更正貨運單號' : '出貨'}>
      <FieldRow
        onSubmit={(event) => {
          event.preventDefault();
          if (moves.pending) return;
          if (!check(parcel, order.rec_meta)) return;
          if (isShipped || parcel.tracking.trim() === '') setAsking(true);
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
        title={title}
        confirmLabel={answer}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        <p>{question}</p>
      </ConfirmDialog>
    </PageSection>
  );
}
