import { Button, ConfirmDialog, Row } from '@pinpu/shared/ui';
import { useState } from 'react';

/** Signs all other browsers out, after a confirmation. */
export function EndOthers({ busy, onEnd }: { busy: boolean; onEnd: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        登出其他所有裝置
      </Button>
      <ConfirmDialog
        open={asking}
        title="登出其他所有裝置"
        confirmLabel="登出"
        busy={busy}
        onConfirm={() => onEnd().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        除了這個瀏覽器，其他裝置都要重新登入。
      </ConfirmDialog>
    </Row>
  );
}
