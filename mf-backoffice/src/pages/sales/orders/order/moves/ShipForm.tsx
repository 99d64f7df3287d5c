import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { Order } from '@pinpu/shared/contracts';
import {
  CARRIERS,
  carrierOfStore,
  isCarrier,
  ORDER_STATUS,
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

/** Ships an order with its parcel's number, or corrects the number of a shipped order. */
export function ShipForm({ order, moves }: { order: Order; moves: OrderMoves }) {
  const isShipped = order.status === ORDER_STATUS.fulfilled;
  const none = { carrier: carrierOfStore(order.rec_meta) ?? '', tracking: '' };
  const [parcel, setParcel] = useAdminDraft<Parcel>(`ship ${order.ord_code}`, none);
  const [isAsking, setAsking] = useState(false);
  useKeepPage(parcel.tracking === '' ? undefined : 'a parcel number');
  if (!isShipped && !canBeShipped(order.status)) return null;
  const errorAt = (field: string) =>
    moves.failed === 'ship' && moves.field === field ? moves.rejection : '';
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
          if (isShipped || parcel.tracking.trim() === '') setAsking(true);
          else send();
        }}
      >
        <ParcelFields
          parcel={parcel}
          toStore={pickupStore(order.rec_meta) !== undefined}
          errorAt={errorAt}
          onChange={setParcel}
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
