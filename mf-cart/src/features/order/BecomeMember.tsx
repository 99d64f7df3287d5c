import type { Order } from '@pinpu/shared/contracts';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { useNavigate } from '@pinpu/shared/router';
import { accountEmailAtom, useAtomValue, userTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Panel } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Offers a guest, after an order, to become a member with the order's e-mail; the member then finds the order. */
export function BecomeMember({ order, onLeave }: { order: Order; onLeave?: () => void }) {
  const token = useAtomValue(userTokenAtom);
  const setAccount = useSetAtom(accountEmailAtom);
  const navigate = useNavigate();
  const { cus_email, status } = order;
  if (token !== '' || cus_email === '' || status === ORDER_STATUS.cancelled) return null;
  return (
    <Offer className="not-printed">
      <p>
        以 <strong>{cus_email}</strong> 成為會員，隨時查詢這筆訂單，下次不必再填資料。
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setAccount(cus_email);
          onLeave?.();
          navigate('/vip/join');
        }}
      >
        登入或成為會員
      </Button>
    </Offer>
  );
}

const Offer = styled(Panel)`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
  strong { overflow-wrap: anywhere; }
`;
