import type { Restock } from '@pinpu/shared/contracts';
import { ResendButton } from '@pinpu/shared/forms';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Row, Stack, useFocusFallback } from '@pinpu/shared/ui';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import type { RestockActions } from './use-restock.ts';

interface RestockStatusProps {
  restock: Restock;
  actions: RestockActions;
  onCancel: () => void;
  /** The element that takes the focus after the request was cancelled. */
  place: RefObject<HTMLElement | null>;
}

/** The state of the request, confirmed or not, with a button that cancels it. */
export function RestockStatus({ restock, actions, onCancel, place }: RestockStatusProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusFallback(frame, () => place.current);
  const isUnconfirmed = restock.state === 'asked';
  const address = <Address>{restock.email}</Address>;
  return (
    <Stack ref={frame} $gap={12}>
      {isUnconfirmed ? (
        <Notice message="還差一步：請到信箱確認">
          <p>確認信已寄到{address}，請在兩天內按信中的按鈕。沒有收到時，請看看垃圾信件匣。</p>
        </Notice>
      ) : (
        <Notice variant="success" message="已登記到貨通知">
          <p>有貨時，會寄一封信到{address}。</p>
        </Notice>
      )}
      {actions.rejection !== undefined && <Notice variant="danger" message={actions.rejection} />}
      <Row>
        {isUnconfirmed && (
          <ResendButton
            sent_at={actions.asked_at}
            busy={actions.asking}
            onSend={() => actions.ask(restock.email)}
          >
            再次寄送確認信
          </ResendButton>
        )}
        <Button variant="quiet" size="small" busy={actions.cancelling} onClick={onCancel}>
          取消到貨通知
        </Button>
      </Row>
    </Stack>
  );
}

const Address = styled.b`
  margin-inline-start: ${theme.space[4]};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;
