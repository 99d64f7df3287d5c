import type { Order, OrderRequestRecord } from '@pinpu/shared/contracts';
import { type OrderRequestOffer, orderRequestOffer } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
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
import { OFFER_WORDS, requestText } from './request-words.ts';
import { useOrderRequest } from './use-order-request.ts';

type Send = ReturnType<typeof useOrderRequest>;

interface QuestionProps extends Pick<Send, 'send' | 'busy'> {
  offer: OrderRequestOffer;
  onClose: () => void;
}

/** Asks for a confirmation, and for the optional reason, before a request is sent. */
function Question({ offer, send, busy, onClose }: QuestionProps) {
  const [reason, setReason] = useState('');
  const { title, text, confirm, reason: label } = OFFER_WORDS[offer];
  const kind = offer === 'return' ? 'return' : 'cancel';
  const confirmed = () => send({ kind, reason }).then(onClose);
  return (
    <ConfirmDialog
      open
      title={title}
      tone={offer === 'cancel-now' ? 'danger' : 'primary'}
      confirmLabel={confirm}
      cancelLabel="返回"
      busy={busy}
      onConfirm={confirmed}
      onCancel={onClose}
    >
      <Stack>
        <p>{text}</p>
        {label && (
          <TextField
            label={label}
            optional
            maxLength={300}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const TONES = { open: 'warning', accepted: 'success', declined: 'info' } as const;

const toneOf = (state: string) => (state in TONES ? TONES[state as keyof typeof TONES] : 'info');

/** The latest request; undefined for a withdrawn one, which is only in the history. */
function latestRequest({ requests }: Order): OrderRequestRecord | undefined {
  const latest = requests.at(-1);
  return latest?.state === 'withdrawn' ? undefined : latest;
}

type LatestRequestProps = Pick<Send, 'send' | 'busy'> & { request: OrderRequestRecord };

function LatestRequest({ request, send, busy }: LatestRequestProps) {
  const { state, reason, answer, at, answered_at } = request;
  return (
    <>
      <Notice variant={toneOf(state)} message={requestText(request)}>
        <p>{formatDateTime(answered_at || at)}</p>
        {reason && <p>原因：{reason}</p>}
        {answer && <p>商店回覆：{answer}</p>}
      </Notice>
      {state === 'open' && (
        <Row>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => send({ kind: 'withdraw', reason: '' })}
          >
            撤回申請
          </Button>
        </Row>
      )}
    </>
  );
}

const isAnswered = ({ requests }: Order) =>
  requests.some(
    ({ kind, state }) => state === 'open' || (kind === 'return' && state === 'accepted'),
  );

/** The requests that the buyer can make, and their outcome. */
export function OrderRequest({ order, onOutdated }: { order: Order; onOutdated: () => void }) {
  const { send, busy } = useOrderRequest(order, onOutdated);
  const [chosen, setChosen] = useState<OrderRequestOffer>();
  const offer = isAnswered(order) ? undefined : orderRequestOffer(order, new Date());
  const request = latestRequest(order);
  if (offer === undefined && request === undefined) return null;
  return (
    <div className="not-printed">
      <PageSection title="取消與退貨" level={3}>
        <Stack>
          {request && <LatestRequest request={request} send={send} busy={busy} />}
          {offer && (
            <Row>
              <Button variant="secondary" size="small" onClick={() => setChosen(offer)}>
                {OFFER_WORDS[offer].button}
              </Button>
            </Row>
          )}
        </Stack>
      </PageSection>
      {chosen && (
        <Question offer={chosen} send={send} busy={busy} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}
