import { failureText } from '@pinpu/shared/api/failure';
import type { ShopPromoter } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Button, ConfirmDialog, Notice } from '@pinpu/shared/ui';
import { useState } from 'react';
import { setPromoterActive } from '../../../../api/promoters.ts';
import { promoterKey, SHOP_KEY } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

/** Disables a promoter after a confirmation, or enables one again. */
export function PromoterState({ promoter: { cus_id, name, active } }: { promoter: ShopPromoter }) {
  const [isAsking, setAsking] = useState(false);
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: setPromoterActive,
    onSuccess: (promoter) => {
      cache.setQueryData(promoterKey(cus_id), promoter);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: () => cache.invalidateQueries({ queryKey: promoterKey(cus_id) }),
    onSettled: () => setAsking(false),
    meta: { quiet: true },
  });
  const word = active ? '停用推廣者' : '恢復使用';
  return (
    <>
      {change.isError && (
        <Notice variant="danger" message={failureText(change.error, UNKNOWN_OUTCOME)} />
      )}
      <div>
        <Button variant={active ? 'danger' : 'secondary'} onClick={() => setAsking(true)}>
          {word}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={word}
        confirmLabel={active ? '停用' : '恢復'}
        tone={active ? 'danger' : 'primary'}
        busy={change.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => change.mutate({ id: cus_id, active: !active })}
      >
        <p>
          {active
            ? `${name} 的推廣連結不再有團購價，之後的訂單也不計分潤。已經賺得的分潤照常結算，隨時可以恢復。`
            : `${name} 的推廣連結會恢復團購價，之後的訂單計入分潤。`}
        </p>
      </ConfirmDialog>
    </>
  );
}
