import { createShortUrl } from '@pinpu/shared/api';
import type { Product } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, isPromotable, isPromoter, promotionProfit } from '@pinpu/shared/domain';
import { useMutation } from '@pinpu/shared/query';
import {
  memberAtom,
  priceLevelAtom,
  pushNoticesAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Price } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ShortLink } from './ShortLink.tsx';

/**
 * A promoter's tools for a product: the profit of a sale, and the short link. Not shown from price level 1 on, nor if
 * the wholesale cost is unknown (spec §2, §9).
 */
export function ProductZone({ product }: { product: Product }) {
  const member = useAtomValue(memberAtom);
  const pl = useAtomValue(priceLevelAtom);
  if (!isPromoter(member) || isGroupPriceLevel(pl) || !isPromotable(product)) return null;
  const profits = (product.variants ?? [product]).filter(isPromotable).map(promotionProfit);
  const [least, most] = [Math.min(...profits), Math.max(...profits)];
  return (
    <Zone aria-label="團購推廣">
      <Line>
        <span>每賣出一件，您的推廣利潤</span>
        <Price amount={least} tone="promoter" isFrom={most > least} />
      </Line>
      <PromotionLink key={product.prd_id} prd_id={product.prd_id} cus_id={member.cus_id} />
    </Zone>
  );
}

const Zone = styled.section`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.colour.plum};
  color: ${theme.colour.plum};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[8]};
`;

const failure = {
  title: '操作失敗',
  code: 'PROMO_LINK',
  message: '取得推廣連結失敗，請稍後再試',
  variant: 'danger',
} as const;

/** Requests the promoter's short link for a product, and shows it (spec §8 Promotion link failure). */
function PromotionLink({ prd_id, cus_id }: { prd_id: string; cus_id: string }) {
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
