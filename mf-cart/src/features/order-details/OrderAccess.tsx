import { isApiFailure, isRejected } from '@pinpu/shared/api/failure';
import { isOrderCode, normaliseOrderCode } from '@pinpu/shared/domain';
import { accountEmailAtom, orderInfoAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Notice, reportFirstInvalid, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { orderEmailAtom } from '../../state/order-email.ts';
import { FindOrder } from '../order/FindOrder.tsx';

/** Whether the order's e-mail could help: the server does not say whether the order is missing or access was denied. */
const wantsEmail = (error: unknown) =>
  isRejected(error, 'ORDER_NOT_FOUND') || isRejected(error, 'NOT_SIGNED_IN');

function EmailForm({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const [stored, setStored] = [useAtomValue(orderEmailAtom), useSetAtom(orderEmailAtom)];
  const { cus_email } = useAtomValue(orderInfoAtom);
  const account = useAtomValue(accountEmailAtom);
  const [email, setEmail] = useState(stored || cus_email || account);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || !reportFirstInvalid(event.currentTarget)) return;
        if (email.trim() === stored) onRetry();
        else setStored(email.trim());
      }}
    >
      <Stack>
        <p>請輸入訂購時填寫的電子郵件，以開啟這筆訂單。</p>
        <TextField
          label="電子郵件"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ currentTarget: { value } }) => setEmail(value)}
        />
        {stored !== '' && !busy && (
          <Notice variant="warning" message="查無符合的訂單，請確認電子郵件是否與訂購時相同。" />
        )}
        <Button type="submit" busy={busy}>
          開啟訂單
        </Button>
      </Stack>
    </form>
  );
}

interface OrderAccessProps {
  id: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** An order that could not be opened: asks for the e-mail, or offers a retry. */
export function OrderAccess({ id, error, busy, onRetry }: OrderAccessProps) {
  const code = normaliseOrderCode(id);
  if (wantsEmail(error) && isOrderCode(code)) return <FindOrder initial={code} />;
  if (wantsEmail(error)) return <EmailForm busy={busy} onRetry={onRetry} />;
  const notices = isApiFailure(error)
    ? error.notices
    : [{ code: 'ORDER', message: '訂單暫時無法開啟，請稍後再試一次。' }];
  return (
    <Stack>
      {notices.map(({ code, message }) => (
        <Notice key={code + message} variant="danger" code={code} message={message} />
      ))}
      <Button busy={busy} onClick={onRetry}>
        再試一次
      </Button>
    </Stack>
  );
}
