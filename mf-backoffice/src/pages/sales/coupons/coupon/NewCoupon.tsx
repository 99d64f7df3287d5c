import { useAdminDraft } from '@pinpu/shared/api/admin';
import { type CouponField, newCouponCode } from '@pinpu/shared/domain';
import { LABEL_HEIGHT } from '@pinpu/shared/forms';
import { Link, useNavigate } from '@pinpu/shared/router';
import { useDocumentTitle, useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Row, Stack, TextField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { addCoupon } from '../../../../api/coupons.ts';
import { pathOfCoupon } from '../coupon-filter.ts';
import { CouponForm } from './CouponForm.tsx';
import { couponOfTyped, EMPTY } from './typed-coupon.ts';
import { useCouponCall } from './use-coupon-call.ts';

interface CodeProps {
  code: string;
  faults: Partial<Record<CouponField, string>>;
  onCode: (code: string) => void;
}

const Code = ({ code, faults, onCode }: CodeProps) => (
  <CodeRow>
    <TextField
      label="代碼"
      hint="顧客在購物車輸入，大小寫皆可。短的代碼容易被猜到"
      maxLength={60}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="TEA100"
      value={code}
      error={faults.coupon_code ?? ''}
      onChange={({ currentTarget: { value } }) => onCode(value)}
    />
    <Button
      variant="secondary"
      onClick={() => onCode(newCouponCode((bytes) => crypto.getRandomValues(bytes)))}
    >
      產生代碼
    </Button>
  </CodeRow>
);

/** A new coupon at `/el/shop/coupons/new`; afterwards its own page is shown. */
export function NewCoupon() {
  useDocumentTitle('新增優惠券');
  const navigate = useNavigate();
  const [typed, setTyped] = useAdminDraft('new coupon', EMPTY);
  const call = useCouponCall(addCoupon);
  const isTyped = JSON.stringify(typed) !== JSON.stringify(EMPTY);
  useKeepPage(isTyped ? 'a new coupon' : undefined);
  const type = (change: Partial<typeof typed>) => {
    call.reset();
    setTyped({ ...typed, ...change });
  };
  const open = (code: string) =>
    navigate(pathOfCoupon(code), { replace: true, state: { added: true } });
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <Link to="/el/shop/coupons">回優惠券列表</Link>
        <h1>新增優惠券</h1>
      </Stack>
      {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
      <CouponForm
        typed={typed}
        rejections={call.faults}
        onType={type}
        onSend={() => call.make(couponOfTyped(typed), ({ coupon }) => open(coupon.coupon_code))}
        before={(faults) => (
          <Code
            code={typed.coupon_code}
            faults={faults}
            onCode={(coupon_code) => type({ coupon_code })}
          />
        )}
      >
        <Row>
          <Button type="submit" busy={call.isPending}>
            新增
          </Button>
        </Row>
      </CouponForm>
    </Stack>
  );
}

const CodeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[12]};
  > div { flex: 1 1 220px; }
  > button { flex: 0 0 auto; min-height: 48px; margin-top: ${LABEL_HEIGHT}; }
`;
