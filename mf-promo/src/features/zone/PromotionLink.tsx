import { createShortUrl } from '@pinpu/shared/api';
import { useMutation } from '@pinpu/shared/query';
import { pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { Button } from '@pinpu/shared/ui';
import { ShortLink } from './ShortLink.tsx';

const failure = {
  title: '操作失敗',
  code: 'PROMO_LINK',
  message: '取得推廣連結失敗，請稍後再試',
  variant: 'danger',
} as const;

/** Requests the promoter's short link for a product, and shows it (spec §8 Promotion link failure). */
export function PromotionLink({ prd_id, cus_id }: { prd_id: string; cus_id: string }) {
  const pushNotices = useSetAtom(pushNoticesAtom);
  const link = useMutation({
    mutationFn: () => createShortUrl(prd_id, cus_id),
    onError: () => pushNotices([failure]),
    meta: { quiet: true },
  });
  if (link.data !== undefined) return <ShortLink url={link.data} />;
  return (
    <Button variant="promoter" wide busy={link.isPending} onClick={() => link.mutate()}>
      取得推廣連結
    </Button>
  );
}
