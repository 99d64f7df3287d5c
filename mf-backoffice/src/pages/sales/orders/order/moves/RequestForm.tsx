import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { OrderRequestRecord } from '@pinpu/shared/contracts';
import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderRequestText, refundWayText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useKeepPage } from '@pinpu/shared/state';
import {
  Button,
  ConfirmDialog,
  Notice,
  PageSection,
  Row,
  Stack,
  TextField,
} from '@pinpu/shared/ui';
import { useState } from 'react';
import { NumberField } from '../../../../../features/fields/NumberField.tsx';
import { typedNumber } from '../../../../../features/fields/typed-number.ts';
import { usualWay, WayField } from '../../../../../features/refunds/WayField.tsx';
import type { OrderMoves } from '../use-order-move.ts';

interface AnswerProps {
  shown: ShopOrder;
  moves: OrderMoves;
  isReturn: boolean;
}

/** The shop's answer: its reason, and what is refunded (NT$) in which way; servers of earlier releases know no way. */
function useAnswer({ shown, moves, isReturn }: AnswerProps) {
  const { ord_code, pay_amt } = shown.order;
  const { refunds, refund_rest: rest = pay_amt, refund_by_provider = false } = shown;
  const { refund_as_credit: asCredit = false } = shown;
  const [typed, setTyped] = useAdminDraft(`request ${ord_code}`, {
    reason: '',
    amount: String(rest),
    way: usualWay(refund_by_provider),
  });
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const [wrong, setWrong] = useState('');
  const reason = typed.reason.trim();
  const owed = isReturn ? (typedNumber(typed.amount) ?? Number.NaN) : rest;
  const hasWay = refunds !== undefined && pay_amt > 0;
  const send = (move: 'accept' | 'decline') => {
    setAsking(undefined);
    moves.make({
      move,
      fields: {
        reason,
        ...(isReturn && move === 'accept' && { amount: owed }),
        ...(hasWay && move === 'accept' && { way: typed.way }),
      },
    });
  };
  return {
    ...{ typed, setTyped, asking, setAsking, wrong, reason, owed, send, hasWay },
    byProvider: refund_by_provider,
    asCredit,
    accept: () => {
      const isAmount = Number.isInteger(owed) && owed >= 0 && owed <= rest;
      setWrong(isAmount ? '' : `請填 0 到 ${formatTwd(rest)} 之間的整數`);
      if (isAmount) setAsking('accept');
    },
    // Without a reason it is sent at once: the server's message is then shown at the field.
    decline: () => (reason === '' ? send('decline') : setAsking('decline')),
  };
}

type Answer = ReturnType<typeof useAnswer>;

function AnswerFields({
  answer,
  moves,
  isReturn,
}: { answer: Answer } & Omit<AnswerProps, 'shown'>) {
  const { typed, setTyped, wrong, hasWay, byProvider, asCredit } = answer;
  const errorAt = (field: string) => (moves.field === field ? moves.rejection : '');
  return (
    <>
      <TextField
        label="給訂購人的話"
        hint="婉拒時必填，會寄給訂購人"
        maxLength={300}
        value={typed.reason}
        error={errorAt('reason')}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, reason: value })}
      />
      {isReturn && (
        <NumberField
          label="退款金額"
          maxLength={12}
          value={typed.amount}
          error={wrong || errorAt('amount')}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, amount: value })}
        />
      )}
      {hasWay && (
        <WayField
          value={typed.way}
          byProvider={byProvider}
          asCredit={asCredit}
          optional
          error={errorAt('way')}
          onChange={(way) => setTyped({ ...typed, way })}
        />
      )}
    </>
  );
}

function ConfirmAnswer({ answer, isReturn }: { answer: Answer; isReturn: boolean }) {
  const { asking, setAsking, reason, owed, send, hasWay, typed } = answer;
  const way = hasWay && typed.way !== '' ? `（${refundWayText(typed.way)}）` : '';
  const payBack = owed > 0 ? `，應退 ${formatTwd(owed)}${way}` : '';
  const byHand = hasWay ? '' : '退款請在金流商後台辦理，完成後回來按「退款已完成」。';
  const accepted = isReturn
    ? `同意退貨${payBack}。${byHand}收到商品後，在「退款」的「收到退回的商品」記錄，並決定要不要放回庫存。`
    : `訂單會取消，商品回到庫存${payBack}。`;
  const word = asking === 'decline' ? '婉拒' : '同意';
  return (
    <ConfirmDialog
      open={asking !== undefined}
      title={`${word}申請`}
      confirmLabel={`${word}申請`}
      cancelLabel="先不回覆"
      tone="danger"
      onCancel={() => setAsking(undefined)}
      onConfirm={() => asking && send(asking)}
    >
      <p>{asking === 'decline' ? `會寄信通知訂購人：「${reason}」` : accepted}</p>
    </ConfirmDialog>
  );
}

interface OpenRequestProps {
  shown: ShopOrder;
  moves: OrderMoves;
  request: OrderRequestRecord;
}

function OpenRequest({ shown, moves, request }: OpenRequestProps) {
  const isReturn = request.kind === 'return';
  const answer = useAnswer({ shown, moves, isReturn });
  useKeepPage(answer.reason === '' ? undefined : 'an answer to a request');
  const word = orderRequestText(request.kind);
  return (
    <PageSection title={`${word}申請`}>
      <Stack>
        <Notice variant="warning" message={`訂購人於 ${formatDateTime(request.at)} 申請${word}。`}>
          {request.reason && <p>「{request.reason}」</p>}
        </Notice>
        <AnswerFields answer={answer} moves={moves} isReturn={isReturn} />
        <Row>
          <Button busy={moves.pending === 'accept'} onClick={answer.accept}>
            同意
          </Button>
          <Button variant="secondary" busy={moves.pending === 'decline'} onClick={answer.decline}>
            婉拒
          </Button>
        </Row>
      </Stack>
      <ConfirmAnswer answer={answer} isReturn={isReturn} />
    </PageSection>
  );
}

/** The buyer's request and the form of the shop's answer; nothing if there is no open request. */
export function RequestForm({ shown, moves }: { shown: ShopOrder; moves: OrderMoves }) {
  const request = shown.order.requests.find(({ state }) => state === 'open');
  return request && <OpenRequest shown={shown} moves={moves} request={request} />;
}
