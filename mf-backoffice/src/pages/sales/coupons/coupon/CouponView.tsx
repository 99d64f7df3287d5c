import type { ShopCoupon, ShopCouponPage } from '@pinpu/shared/contracts';
import { couponText, formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { AddedNotice, ChangeButtons, Columns, useEdits, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle, useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { CopyButton, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { changeCoupon, fetchCoupon, switchCoupon } from '../../../../api/coupons.ts';
import { SwitchButton } from '../../../../features/changes/SwitchButton.tsx';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponForm } from './CouponForm.tsx';
import { CouponOrders } from './CouponOrders.tsx';
import { minimumText, periodText, usesText } from './coupon-texts.ts';
import { termsOfTyped, typedOf } from './typed-coupon.ts';
import { couponKey, useCouponCall } from './use-coupon-call.ts';

function Head({ coupon }: { coupon: ShopCoupon }) {
  const { coupon_code, state } = coupon;
  return (
    <Stack $gap={8}>
      <Link to="/el/shop/coupons">回優惠券列表</Link>
      <Row>
        <Code>{coupon_code}</Code>
        <CopyButton text={coupon_code} what="優惠券代碼" variant="quiet" size="small">
          複製
        </CopyButton>
        <CouponBadge state={state} />
      </Row>
      <Soft>
        {couponText(coupon)}，{minimumText(coupon)}，{periodText(coupon)}
        {coupon.member !== undefined && `，只有會員 ${coupon.member} 能用`}
      </Soft>
    </Stack>
  );
}

function ChangeForm({ coupon }: { coupon: ShopCoupon }) {
  const { coupon_code, version, used } = coupon;
  const { typed, stored, isChanged, edit, clear } = useEdits(
    `coupon ${coupon_code}`,
    typedOf(coupon),
    // The discount of a coupon that has been used can't be changed.
    used > 0 ? ['kind', 'value'] : [],
  );
  useKeepPage(isChanged ? 'a changed coupon' : undefined);
  const call = useCouponCall(() => changeCoupon(coupon_code, { version, ...termsOfTyped(typed) }));
  const undo = () => {
    call.reset();
    clear();
  };
  return (
    <PageSection title="內容">
      {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
      {call.isSuccess && !isChanged && <Notice variant="success" message="已儲存。" />}
      {used > 0 && (
        <Soft>已經有訂單使用，折扣（{couponText(coupon)}）不能再改；要改請停用後另建一張。</Soft>
      )}
      <CouponForm
        typed={typed}
        stored={stored}
        isUsed={used > 0}
        rejections={call.faults}
        onType={(change) => {
          call.reset();
          edit(change);
        }}
        onSend={() => call.make(undefined, clear)}
      >
        <ChangeButtons isChanged={isChanged} isPending={call.isPending} onUndo={undo}>
          <CouponSwitch coupon={coupon} />
        </ChangeButtons>
      </CouponForm>
    </PageSection>
  );
}

function Coupon({ page: { coupon, orders } }: { page: ShopCouponPage }) {
  const { c_date, changed_by, changed_at } = coupon;
  return (
    <Stack $gap={24}>
      <Head coupon={coupon} />
      <AddedNotice message="已新增，可以把代碼交給顧客了。" />
      <Columns>
        <ChangeForm coupon={coupon} />
        <Stack $gap={24}>
          <PageSection title="使用">
            <Facts
              facts={[
                ['已使用', usesText(coupon)],
                ['共折抵', formatTwd(coupon.discount)],
                ['建立', formatDateTime(c_date)],
                [
                  '最後變更',
                  changed_at && `${orderActorText(changed_by)}，${formatDateTime(changed_at)}`,
                ],
              ]}
            />
          </PageSection>
          <CouponOrders orders={orders} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** One coupon at `/el/shop/coupons/{code}`. */
export function CouponView({ code }: { code: string }) {
  useDocumentTitle(`優惠券 ${code}`);
  const [data, waiting] = useFreshData(`優惠券 ${code}`, couponKey(code), () => fetchCoupon(code));
  if (data === undefined) return waiting;
  return <Coupon page={data} />;
}

const Code = styled.h1`
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: ${theme.colour.inkSoft};
  font-variant-numeric: tabular-nums;
`;

/** Disables a coupon, or enables it again, after a confirmation. */
function CouponSwitch({ coupon }: { coupon: ShopCoupon }) {
  const { coupon_code, state, version } = coupon;
  const enabled = state !== 'disabled';
  const call = useCouponCall((_: undefined) =>
    switchCoupon(coupon_code, enabled ? 'disable' : 'enable', version),
  );
  const consequence = enabled
    ? `顧客不能再使用 ${coupon_code}。已經成立的訂單保留折抵。`
    : `顧客可以再使用 ${coupon_code}，期間與次數不變。`;
  return <SwitchButton what="優惠券" enabled={enabled} consequence={consequence} call={call} />;
}
