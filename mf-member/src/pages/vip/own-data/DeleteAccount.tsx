import { failureText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { Button, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { requestErasureCode } from '../../../api/account.ts';
import { ConfirmErasure } from './ConfirmErasure.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: requestErasureCode,
    onSuccess: () => setAsking(true),
    meta: { quiet: true },
  });
  return (
    <PageSection title="刪除帳號">
      <Stack>
        <p>
          刪除會員資料、購物車、登入與推廣連結，無法復原。訂單依法須保留金額、品項與發票號碼，姓名、地址、電話與電子郵件會一併清除。
        </p>
        {error && (
          <Notice
            variant="danger"
            message={failureText(error, '目前無法刪除帳號，請稍後再試一次。')}
          />
        )}
        <Row>
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            刪除我的帳號
          </Button>
        </Row>
      </Stack>
      {asking && <ConfirmErasure email={email} onClose={() => setAsking(false)} />}
    </PageSection>
  );
}
