import { isApiFailure } from '@pinpu/shared/api/failure';
import { failureSchema, type Notice } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { useMutation } from '@pinpu/shared/query';
import { pushNoticesAtom, useSetAtom } from '@pinpu/shared/state';
import { Button } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { createBundleUrl } from '../../api/short-urls.ts';
import { ShortLink } from '../zone/ShortLink.tsx';

const notice = (message: string): Notice => ({
  title: '操作失敗',
  code: 'PROMO_BUNDLE',
  message,
  variant: 'danger',
});

/** The server's message if it rejected the request, else that of the specification (spec §8). */
function failureOf(error: unknown): string {
  const rejected = isApiFailure(error) && safeParse(failureSchema, error.body).success;
  return (rejected && error.notices[0]?.message) || '建立產品套餐失敗，請稍後再試';
}

export function BundleLink({ prd_ids, cus_id }: { prd_ids: string[]; cus_id: string }) {
  const pushNotices = useSetAtom(pushNoticesAtom);
  const notify = (message: string) => pushNotices([notice(message)]);
  const link = useMutation({
    mutationFn: () => createBundleUrl(prd_ids, cus_id),
    onSuccess: (url) => url === '' && notify('套餐短網址創建成功但無法取得網址'),
    onError: (error) => notify(failureOf(error)),
    meta: { quiet: true },
  });
  if (link.data)
    return (
      <Whole>
        <ShortLink url={link.data} />
      </Whole>
    );
  const create = () => (prd_ids.length === 0 ? notify('請先選擇商品') : link.mutate());
  return (
    <Button variant="promoter" size="small" busy={link.isPending} onClick={create}>
      建立產品套餐
    </Button>
  );
}

const Whole = styled.div`
  flex: 1 0 100%;
`;
