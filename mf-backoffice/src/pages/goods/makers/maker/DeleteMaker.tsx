import type { ShopMaker } from '@pinpu/shared/contracts/backoffice';
import { useNavigate } from '@pinpu/shared/router';
import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import { deleteMaker } from '../../../../api/makers.ts';
import { MAKERS_PATH } from './maker-paths.ts';
import { useMakerCall } from './use-maker-call.ts';

/** Deletes a maker without products; others can only be hidden. */
export function DeleteMaker({ maker }: { maker: ShopMaker }) {
  const { maker_id = '', maker_name = '' } = maker.cells;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const call = useMakerCall((_: undefined) => deleteMaker(maker_id, maker.version));
  if (maker.products > 0) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        刪除生產者
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="刪除生產者"
        confirmLabel="刪除"
        tone="danger"
        busy={call.isPending}
        onCancel={() => {
          call.reset();
          setAsking(false);
        }}
        onConfirm={() => call.make(undefined, () => navigate(MAKERS_PATH, { replace: true }))}
      >
        <p>「{maker_name}」沒有任何商品。刪除後無法回復；只是暫時不介紹，請改為不顯示。</p>
        {call.rejection !== '' && <p role="alert">{call.rejection}</p>}
      </ConfirmDialog>
    </>
  );
}
