import { isApiFailure, isRejected } from '@pinpu/shared/api/failure';
import {
  isEmail,
  isOrderCode,
  normaliseEmail,
  normaliseMobile,
  normaliseOrderCode,
  orderPath,
} from '@pinpu/shared/domain';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { useSetAtom } from '@pinpu/shared/state';
import {
  Button,
  Notice,
  reportFirstInvalid,
  Stack,
  TextField,
  type TextFieldProps,
} from '@pinpu/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { findOrder } from '../../api/orders.ts';
import { orderEmailAtom } from '../../state/order-email.ts';
import { ORDERS_KEY } from './use-order.ts';

const isContact = (text: string) =>
  normaliseMobile(text) !== undefined || isEmail(normaliseEmail(text));

type CheckedFieldProps = Omit<TextFieldProps, 'onChange'> & {
  fault: string;
  onChange: (value: string) => void;
};

/** An input whose rule is more than a pattern. */
function CheckedField({ fault, onChange, ...field }: CheckedFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(fault), [fault]);
  return (
    <TextField
      {...field}
      ref={control}
      required
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}

/** Finds the order, and opens it at its own address, with the e-mail that its later calls need. */
function useFindOrder() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const setEmail = useSetAtom(orderEmailAtom);
  return useMutation({
    mutationFn: findOrder,
    onSuccess: (order) => {
      setEmail(order.cus_email);
      queries.setQueryData([ORDERS_KEY, order.guid, order.cus_email], order);
      navigate(orderPath('order', order.guid), { replace: true });
    },
    meta: { quiet: true },
  });
}

function messageOf(error: unknown): string {
  if (isRejected(error, 'ORDER_NOT_FOUND'))
    return '查無符合的訂單，請確認訂單編號，以及訂購人的電子郵件或手機。會員的訂單請登入會員中心查看。';
  const [notice] = isApiFailure(error) ? error.notices : [];
  return notice?.message ?? '訂單暫時無法查詢，請稍後再試一次。';
}

const codeFault = (text: string) =>
  isOrderCode(normaliseOrderCode(text)) ? '' : '訂單編號是 PP 開頭的 14 碼，例如 PP261121ABC234';
const contactFault = (text: string) =>
  isContact(text) ? '' : '請填寫完整的電子郵件，或 09 開頭的 10 碼手機號碼';

/** Asks a guest for an order's code, and for the buyer's e-mail or mobile number. */
export function FindOrder({ initial = '' }: { initial?: string }) {
  const [typed, setTyped] = useState({ ord_code: initial, contact: '' });
  const { ord_code, contact } = typed;
  const { mutate, error, isPending, reset } = useFindOrder();
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    reset();
  };
  return (
    <form
      noValidate
      aria-label="查詢訂單"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending || !reportFirstInvalid(event.currentTarget)) return;
        mutate({ ord_code: normaliseOrderCode(ord_code), contact });
      }}
    >
      <Stack>
        <p>沒有登入也能查詢：請輸入訂單編號，以及訂購人的電子郵件或手機。</p>
        <CheckedField
          label="訂單編號"
          autoComplete="off"
          hint="在訂單的確認信中，PP 開頭"
          value={ord_code}
          fault={ord_code && codeFault(ord_code)}
          onChange={(value) => type({ ord_code: value })}
          onBlur={() => setTyped({ ...typed, ord_code: normaliseOrderCode(ord_code) })}
        />
        <CheckedField
          label="電子郵件或手機"
          autoComplete="email"
          enterKeyHint="go"
          value={contact}
          fault={contact && contactFault(contact)}
          onChange={(value) => type({ contact: value })}
        />
        {error && <Notice variant="warning" message={messageOf(error)} />}
        <Button type="submit" wide busy={isPending}>
          查詢訂單
        </Button>
      </Stack>
    </form>
  );
}
