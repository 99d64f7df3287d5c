import { failureText } from '@pinpu/shared/api/failure';
import { FieldWithButton, HintedEmailField } from '@pinpu/shared/forms';
import { useMutation } from '@pinpu/shared/query';
import { accountEmailAtom, useAtomValue } from '@pinpu/shared/state';
import { Button, Notice, reportFirstInvalid } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { loadApi } from '../api/load-api.ts';

const SENT = {
  asked: {
    message: '還差一步：請到信箱確認',
    help: '確認信已經寄出，請在兩天內按信中的按鈕。沒有收到時，請看看垃圾信件匣。',
  },
  confirmed: { message: '訂閱完成', help: '之後有電子報時，會寄到您的信箱。' },
} as const;

/** Signs an e-mail up for newsletters. */
export function NewsSignUp() {
  const known = useAtomValue(accountEmailAtom);
  const [typed, setTyped] = useState<string>();
  const email = typed ?? known;
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async (to: string) => (await loadApi()).signUpForNews(to),
    meta: { quiet: true },
  });
  if (data !== undefined) {
    const { message, help } = SENT[data.state];
    return (
      <Notice variant={data.state === 'asked' ? 'info' : 'success'} message={message}>
        <p>{help}</p>
      </Notice>
    );
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && reportFirstInvalid(event.currentTarget)) mutate(email);
      }}
    >
      <HintedEmailField
        label="訂閱電子報"
        placeholder="您的電子郵件"
        value={email}
        error={error === null ? undefined : failureText(error, '目前無法訂閱，請稍後再試一次。')}
        onChange={(value) => {
          setTyped(value);
          reset();
        }}
      />
      <Button type="submit" variant="secondary" busy={isPending}>
        訂閱
      </Button>
    </Form>
  );
}

const Form = styled(FieldWithButton)`
  > button { min-height: 48px; }
`;
