import type { PromoAccount } from '@pinpu/shared/contracts';
import { formatDate } from '@pinpu/shared/i18n';
import { useQuery, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { Button, Notice, PageSection, Row, Spinner, Stack } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { fetchPromoAccount } from '../../../api/account.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** 匯款帳號: the bank account that the promoter's profits are transferred to. */
export function PayoutAccount() {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { data: account, isError, refetch, changed } = useAccount();
  const close = () => setOpen(null);
  return (
    <PageSection title="匯款帳號">
      {account === undefined && isError && (
        <Notice variant="danger" message="目前無法讀取匯款帳號。">
          <Button variant="secondary" size="small" onClick={() => refetch()}>
            重新讀取
          </Button>
        </Notice>
      )}
      {account === undefined && !isError && <Spinner label="正在讀取匯款帳號" />}
      {account !== undefined && (
        <Stack>
          {account === null ? (
            <p>尚未設定。設定後，每月結算的分潤才能匯給您；在那之前會一直保留。</p>
          ) : (
            <Facts facts={factsOf(account)} />
          )}
          <Row>
            <Button
              variant={account ? 'secondary' : 'promoter'}
              aria-haspopup="dialog"
              onClick={() => setOpen('edit')}
            >
              {account ? '變更帳號' : '設定匯款帳號'}
            </Button>
            {account && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
                刪除帳號
              </Button>
            )}
          </Row>
        </Stack>
      )}
      {open === 'edit' && <AccountDialog onClose={close} onSaved={changed} />}
      {open === 'delete' && <DeleteAccountDialog onClose={close} onDeleted={changed} />}
    </PageSection>
  );
}

function factsOf({ bank_code, branch, last_four, holder, u_date }: PromoAccount) {
  return [
    ['銀行代碼', bank_code],
    ['分行', branch],
    ['帳號', `末四碼 ${last_four}`],
    ['戶名', holder],
    ['更新日期', formatDate(u_date)],
  ] as const;
}

/** The promoter's bank account (null for none), and a function that shows a changed one. */
function useAccount() {
  const queryKey = ['promo-account', useAtomValue(userTokenAtom)];
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: fetchPromoAccount, meta: { quiet: true } });
  const changed = (account: PromoAccount | null) => client.setQueryData(queryKey, account);
  return { ...query, changed };
}
