import { failureText } from '@pinpu/shared/api/failure';
import type { ShopProduct } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import { deleteProduct } from '../../../../api/products.ts';

/** Deletes a product that was never ordered; others can only be hidden. */
export function DeleteProduct({ product }: { product: ShopProduct }) {
  const { prd_id = '', prd_name = '' } = product.cells;
  const [isAsking, setAsking] = useState(false);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteProduct(prd_id, product.version),
    onSuccess: async () => {
      await cache.invalidateQueries({ refetchType: 'none' });
      navigate('/el/shop/products', { replace: true });
    },
    meta: { quiet: true },
  });
  if (product.ordered || product.reserved > 0) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        刪除商品
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="刪除商品"
        confirmLabel="刪除"
        tone="danger"
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>「{prd_name}」還沒有人買過。刪除後無法回復；只是暫時不賣，請改為下架。</p>
        {remove.isError && (
          <p role="alert">{failureText(remove.error, '目前無法連線，請稍後再試一次。')}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
