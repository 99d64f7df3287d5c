import { hasOneTimePassword } from '@pinpu/shared/api/admin';
import { useMutation } from '@pinpu/shared/query';
import { Navigate } from '@pinpu/shared/router';
import { adminTokenAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { signOutEverywhere } from '../../api/accounts.ts';
import { AdminPage } from '../../features/page/AdminPage.tsx';
import { useCameFrom } from '../../features/page/use-came-from.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Ends all sign-ins of this account, including the one in this browser. */
function SignOutEverywhere() {
  const setToken = useSetAtom(adminTokenAtom);
  const { mutate, isPending } = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => setToken(''),
  });
  return (
    <PageSection title="登出所有裝置">
      <Stack>
        <p>所有瀏覽器上的登入立即結束，包括這一個。</p>
        <Row>
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            登出所有裝置
          </Button>
        </Row>
      </Stack>
    </PageSection>
  );
}

/** One's own password, and the devices that are signed in. A one-time password leads here, and back once it is changed. */
export function PasswordPage() {
  const from = useCameFrom();
  const isOneTime = hasOneTimePassword(useAtomValue(adminTokenAtom));
  const [isChanged, setChanged] = useState(false);
  if (!isOneTime && from !== undefined) return <Navigate to={from} replace />;
  return (
    <AdminPage title="密碼與裝置" isPassword>
      <Stack $gap={24}>
        {isOneTime && (
          <Notice variant="warning" message="請先將一次性密碼改成自己的密碼，再開始使用。" />
        )}
        {isChanged && <Notice variant="success" message="密碼已變更，其他裝置都已登出。" />}
        <PasswordForm onChanged={() => setChanged(true)} />
        <SignOutEverywhere />
      </Stack>
    </AdminPage>
  );
}
