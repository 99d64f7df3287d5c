import { failureText } from '@pinpu/shared/api/failure';
import type { ShopPromoter } from '@pinpu/shared/contracts/backoffice';
import { formatDate } from '@pinpu/shared/i18n';
import { useMutation } from '@pinpu/shared/query';
import { Button, CopyButton, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { Facts, Soft } from '@pinpu/shared/widgets';
import { fetchPromoterAccount } from '../../../../api/promoters.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';

/** The bank account of a promoter: the last digits, and on demand all of them; the server records each such request. */
export function PromoterAccount({ promoter }: { promoter: ShopPromoter }) {
  const { cus_id, has_account, account, account_date } = promoter;
  // A mutation rather than a query, so that the account is not cached, and every request is recorded.
  const show = useMutation({
    mutationFn: fetchPromoterAccount,
    gcTime: 0,
    meta: { quiet: true },
  });
  const whole = show.data;
  return (
    <PageSection title="匯款帳號">
      {!has_account ? (
        <p>還沒有填寫。推廣者可以在分潤報告填寫；在那之前，分潤會併入之後的月份。</p>
      ) : (
        <Stack $gap={12}>
          <Facts
            facts={
              whole
                ? [
                    ['銀行代碼', whole.bank_code],
                    ['分行', whole.branch],
                    ['帳號', whole.account_no],
                    ['戶名', whole.holder],
                    ['填寫日期', formatDate(account_date)],
                  ]
                : [
                    ['帳號', account],
                    ['填寫日期', formatDate(account_date)],
                  ]
            }
          />
          <Row>
            {whole ? (
              <>
                <CopyButton text={whole.account_no} what="帳號" variant="secondary" size="small">
                  複製帳號
                </CopyButton>
                <Button variant="quiet" onClick={() => show.reset()}>
                  隱藏
                </Button>
              </>
            ) : (
              <Button
                variant="secondary"
                size="small"
                busy={show.isPending}
                onClick={() => show.mutate(cus_id)}
              >
                顯示完整帳號
              </Button>
            )}
          </Row>
          {!whole && (
            <Soft as="small" $small>
              帳號是個人資料，每次顯示都會留下操作紀錄。
            </Soft>
          )}
          {show.isError && (
            <Notice variant="danger" message={failureText(show.error, UNKNOWN_OUTCOME)} />
          )}
        </Stack>
      )}
    </PageSection>
  );
}
