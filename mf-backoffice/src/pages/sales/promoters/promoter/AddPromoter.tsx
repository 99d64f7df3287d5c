import { hasAdminDraft, useAdminDraft } from '@pinpu/shared/api/admin';
import { failureText } from '@pinpu/shared/api/failure';
import { HintedEmailField } from '@pinpu/shared/forms';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { addPromoter } from '../../../../api/promoters.ts';
import { SHOP_KEY } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

const FORM = 'new promoter';

function AddForm({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useAdminDraft(FORM, '');
  const cache = useQueryClient();
  const navigate = useNavigate();
  useKeepPage(email === '' ? undefined : 'a new promoter');
  const add = useMutation({
    mutationFn: addPromoter,
    onSuccess: ({ cus_id }) => {
      cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
      setEmail('');
      navigate(`/el/shop/promoters/${encodeURIComponent(cus_id)}`);
    },
    meta: { quiet: true },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate(email);
      }}
    >
      <Stack>
        <p>讓會員可以建立推廣連結並賺取分潤。對方要先在商店登入過一次。</p>
        <HintedEmailField
          label="會員的 E-mail"
          required
          value={email}
          error={failureText(add.error, UNKNOWN_OUTCOME)}
          onChange={setEmail}
        />
        <Row>
          <Button type="submit" busy={add.isPending}>
            新增
          </Button>
          <Button variant="secondary" onClick={onClose}>
            取消
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Makes a member a promoter. */
export function AddPromoter() {
  const [isOpen, setOpen] = useState(() => hasAdminDraft(FORM));
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        新增推廣者
      </Button>
      <Dialog open={isOpen} title="新增推廣者" onClose={close}>
        {isOpen && <AddForm onClose={close} />}
      </Dialog>
    </>
  );
}
