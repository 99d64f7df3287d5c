import type { Order } from '@pinpu/shared/contracts';
import type { ShopMove, ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { canMove, formatTwd, ORDER_STATUS } from '@pinpu/shared/domain';
import { Button, ConfirmDialog, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { type RefundWay, usualWay, WayField } from '../../../../../features/refunds/WayField.tsx';
import type { OrderMoves } from '../use-order-move.ts';

interface Offer {
  move: ShopMove;
  text: string;
  /** The confirmation's text, which explains the consequences. */
  question: string;
  /** The answers: 取消 would be ambiguous in a question about a cancellation. */
  yes: string;
  no: string;
  /** Whether a reason can be sent to the buyer. */
  hasReason?: true;
  /** Whether it pays money back, in a way that can be chosen. */
  hasWay?: true;
}

const NOT_YET = { yes: '已退還', no: '還沒退還' };

const { paid, cancelled } = ORDER_STATUS;
const UNAWAITED = ['twice', 'late', 'amount'];

/**
 * The moves, besides shipping, that an order's state allows; none can be undone. Where the server lists the refunds, each
 * has its own buttons.
 */
function offersOf(
  { status, refunds, pay_amt, requests }: Order,
  { refunds: listed, refund_rest = pay_amt }: ShopOrder,
): Offer[] {
  const open = refunds.filter(({ done }) => !done);
  const duplicates = open.filter(({ reason }) => UNAWAITED.includes(reason));
  const sum = (list: typeof open) =>
    formatTwd(list.reduce((total, { amount }) => total + amount, 0));
  const hasOpenRequest = requests.some(({ state }) => state === 'open');
  return [
    ...(duplicates.length > 0 && !listed
      ? [
          {
            ...({ move: 'duplicate', text: '重複款項已退還', ...NOT_YET } as const),
            question: `已在金流商後台退還 ${sum(duplicates)}？訂單不變，會寄信通知訂購人。`,
          },
        ]
      : []),
    ...(open.length > duplicates.length && status !== paid && !listed
      ? [
          {
            ...({ move: 'refund', text: '退款已完成', ...NOT_YET } as const),
            question: `已在金流商後台退還 ${sum(open)}？會寄信通知訂購人。`,
          },
        ]
      : []),
    ...(status === paid && duplicates.length === 0 && !hasOpenRequest
      ? [
          {
            ...({ move: 'refund', text: '取消並退款', yes: '取消並退款' } as const),
            ...({ no: '保留訂單', hasReason: true } as const),
            ...(listed && refund_rest > 0 && ({ hasWay: true } as const)),
            question: `訂單會取消，商品回到庫存，應退 ${formatTwd(refund_rest)}。${listed ? '' : '請在金流商後台退款，完成後回來按「退款已完成」。'}`,
          },
        ]
      : []),
    ...(status !== paid && canMove(status, cancelled) && !hasOpenRequest
      ? [
          {
            ...({ move: 'cancel', text: '取消訂單', yes: '取消訂單' } as const),
            ...({ no: '保留訂單', hasReason: true } as const),
            question: '訂單會取消，商品回到庫存，並寄信通知訂購人。取消後無法回復。',
          },
        ]
      : []),
  ];
}

interface MoveFieldsProps {
  offer: Offer;
  reason: string;
  setReason: (reason: string) => void;
  way: RefundWay;
  setWay: (way: RefundWay) => void;
  byProvider: boolean;
  asCredit: boolean;
}

const MoveFields = ({ offer, reason, setReason, way, setWay, ...offered }: MoveFieldsProps) => (
  <>
    {offer.hasReason && (
      <TextField
        label="給訂購人的原因"
        hint="寫在取消通知信裡"
        optional
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    )}
    {offer.hasWay && <WayField value={way} {...offered} optional onChange={setWay} />}
  </>
);

/** Buttons for the moves that an order's state allows; each asks for a confirmation. */
export function MoveButtons({ shown, moves }: { shown: ShopOrder; moves: OrderMoves }) {
  const { order, refund_by_provider = false, refund_as_credit = false } = shown;
  const [chosen, setChosen] = useState<Offer>();
  const [reason, setReason] = useState('');
  const [way, setWay] = useState(usualWay(refund_by_provider));
  const offers = offersOf(order, shown);
  const offer = offers.find(({ move, text }) => move === chosen?.move && text === chosen.text);
  const make = ({ move, hasReason, hasWay }: Offer) => {
    const fields = { ...(hasReason && { reason: reason.trim() }), ...(hasWay && { way }) };
    moves.make({ move, ...(hasReason && { fields }) }, () => setChosen(undefined));
  };
  const isFailed = chosen !== undefined && moves.failed === chosen.move && !moves.pending;
  return (
    <>
      {offers.map((one) => (
        <Button
          key={one.text}
          variant="secondary"
          onClick={() => {
            setReason('');
            setChosen(one);
          }}
        >
          {one.text}
        </Button>
      ))}
      <ConfirmDialog
        open={offer !== undefined}
        title={offer?.text ?? ''}
        confirmLabel={isFailed ? '再試一次' : (offer?.yes ?? '')}
        cancelLabel={offer?.no ?? ''}
        tone="danger"
        busy={moves.pending === offer?.move}
        onCancel={() => setChosen(undefined)}
        onConfirm={() => offer && make(offer)}
      >
        <Stack>
          <p>{offer?.question}</p>
          {offer && (
            <MoveFields
              {...{ offer, reason, setReason, way, setWay }}
              byProvider={refund_by_provider}
              asCredit={refund_as_credit}
            />
          )}
          {isFailed && <p role="alert">{moves.rejection}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
