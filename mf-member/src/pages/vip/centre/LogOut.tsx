import { useMutation } from '@pinpu/shared/query';
import { Button, ConfirmDialog, Icon, Row } from '@pinpu/shared/ui';
import { useState } from 'react';
import { logOut } from '../../../api/member.ts';
import { useLeave } from '../use-leave.ts';

/** Ends the session in this browser in any case, and on the server if it can be reached. */
function useLogOut() {
  const leave = useLeave();
  return useMutation({ mutationFn: logOut, onSettled: leave, meta: { quiet: true } });
}

/** Signs out after a confirmation (spec §2). */
export function LogOut() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useLogOut();
  return (
    <Row>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Icon name="logout" />
        登出
      </Button>
      <ConfirmDialog
        open={asking}
        title="確認登出"
        confirmLabel="登出"
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        登出後，這台裝置會清除購物車與您填寫的資料；購物車會為您保留，下次登入即可取回。
      </ConfirmDialog>
    </Row>
  );
}
