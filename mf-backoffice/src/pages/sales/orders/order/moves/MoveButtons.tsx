import type { Order } from '@pinpu/shared/contracts';
import type { ShopMove } from '@pinpu/shared/contracts/backoffice';
import { canMove, formatTwd, ORDER_STATUS } from '@pinpu/shared/domain';
import { Button, ConfirmDialog, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
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
}

const NOT_YET = { yes: '已退還', no: '還沒退還' };

const { paid, cancelled } = ORDER_STATUS;
const UNAWAITED = ['twice', 'late', 'amount'];

/** The moves, besides shipping, that an order's state allows; none can be undone. */
export function offersOf({ status, refunds, pay_amt, requests }: Order): Offer[] {
  const open = refunds.filter(({ done }) => !done);
  const duplicates = open.filter(({ reason }) => UNAWAITED.includes(reason));
  const sum = (list: typeof open) =>
    formatTwd(list.reduce((total, { amount }) => total + amount, 0));
  const hasOpenRequest = requests.some(({ state }) => state === 'open');
  return [
    ...(duplicates.length > 0
      ? [
          {
            ...({ move: 'duplicate', text: '重複款項已退還', ...NOT_YET } as const),
            question: `已在金流商後台退還 ${sum(duplicates)}？訂單不變，會寄信通知訂購人。`,
          },
        ]
      : []),
    ...(open.length > duplicates.length && status !== paid
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
            question: `訂單會取消，商品回到庫存，應退 ${formatTwd(pay_amt)}。請在金流商後台退款，完成後回來按「退款已完成」。`,
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

/** Buttons for the moves that an order's state allows; each asks for a confirmation. */
export function MoveButtons({ order, moves }: { order: Order; moves: OrderMoves }) {
  const [chosen, setChosen] = useState<Offer>();
  const [reason, setReason] = useState('');
  const offers = offersOf(order);
  const offer = offers.find(({ move, text }) => move === chosen?.move && text === chosen.text);
  const make = ({ move, hasReason }: Offer) =>
    moves.make({ move, ...(hasReason && { fields: { reason: reason.trim() } }) }, () =>
      setChosen(undefined),
    );
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
          {offer?.hasReason && (
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
          {isFailed && <p role="alert">{moves.rejection}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
