import { failureText } from '@pinpu/shared/api/failure';
import type { CreditEntry } from '@pinpu/shared/contracts';
import type { MemberCredit as Credit } from '@pinpu/shared/contracts/backoffice';
import { creditChangeText, formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDate, formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Columns, CursorPager, Figures, ListRow, usePagedList } from '@pinpu/shared/staff';
import { EmptyState, Notice, PageSection, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchMemberCredit, grantCredit, withdrawCredit } from '../../../api/credit.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { rejectedFields } from '../../../features/changes/rejected-fields.ts';
import { UNKNOWN_OUTCOME } from '../../../features/changes/unknown-outcome.ts';
import { GrantForm } from './GrantForm.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

const isByPerson = (actor: string) => actor.startsWith('admin');

function Entry({ entry }: { entry: CreditEntry }) {
  const { kind, amount, at, expires_at, actor } = entry;
  const until = kind === 'granted' && expires_at !== '' ? `，${formatDate(expires_at)} 到期` : '';
  return (
    <Line as="li">
      <span>
        {creditChangeText(entry)}
        <small>
          {formatDateTime(at)}
          {isByPerson(actor) && `，${orderActorText(actor)}`}
          {until}
        </small>
      </span>
      <b>{`${amount > 0 ? '+' : '−'}${formatTwd(Math.abs(amount))}`}</b>
    </Line>
  );
}

/** Grants and withdraws; afterwards the member's credit is read again. */
function useCreditCalls() {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: [SHOP_KEY, 'credit'] });
  const meta = { quiet: true };
  return {
    grant: useMutation({ mutationFn: grantCredit, onSuccess, meta }),
    withdraw: useMutation({ mutationFn: withdrawCredit, onSuccess, meta }),
  };
}

/** The sentence of a failure that belongs to no field; '' for none. */
const rejectionOf = (error: unknown): string =>
  error && Object.keys(rejectedFields(error)).length === 0
    ? failureText(error, UNKNOWN_OUTCOME)
    : '';

function Forms({ credit }: { credit: Credit }) {
  const { grant, withdraw } = useCreditCalls();
  const { acc_email: email, bonus } = credit;
  return (
    <Columns>
      <PageSection title="發放" level={2}>
        <GrantForm
          busy={grant.isPending}
          done={grant.isSuccess}
          faults={rejectedFields(grant.error)}
          rejection={rejectionOf(grant.error)}
          onSend={(sent, onDone) => grant.mutate({ ...sent, email }, { onSuccess: onDone })}
        />
      </PageSection>
      {bonus > 0 && (
        <PageSection title="收回" level={2}>
          <WithdrawForm
            most={bonus}
            busy={withdraw.isPending}
            rejection={withdraw.error ? failureText(withdraw.error, UNKNOWN_OUTCOME) : ''}
            onSend={(amount, onDone) => withdraw.mutate({ email, amount }, { onSettled: onDone })}
          />
        </PageSection>
      )}
    </Columns>
  );
}

/** One member's store credit: the balance, granting, withdrawing, and every change. */
export function MemberCredit({ email }: { email: string }) {
  const { data, pager, ...query } = usePagedList([SHOP_KEY, 'credit', email], async (before) => {
    const { entries: items, ...credit } = await fetchMemberCredit(email, before);
    return { items, ...credit };
  });
  if (query.isError && data === undefined)
    return (
      <Notice
        variant="danger"
        message={failureText(query.error, '目前無法讀取，請稍後再試一次。')}
      />
    );
  if (data === undefined) return <NotLoaded {...query} what="購物金" />;
  const credit = data as typeof data & Credit;
  const { acc_email, cus_name, bonus, paid, active } = credit;
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <h2>{cus_name === acc_email ? acc_email : `${cus_name}（${acc_email}）`}</h2>
        <Figures
          large
          figures={[
            ['可用餘額', formatTwd(bonus + paid)],
            ['其中由退款轉入', formatTwd(paid)],
          ]}
        />
        {!active && <Notice message="購物金目前關閉，會員不能使用。請在商店設定開啟。" />}
      </Stack>
      <Forms credit={credit} />
      <PageSection title="明細" level={2}>
        {data.items.length === 0 ? (
          <EmptyState>還沒有購物金的紀錄。</EmptyState>
        ) : (
          <ul aria-label="購物金明細">
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        <CursorPager pager={pager} more="較早的明細" />
      </PageSection>
    </Stack>
  );
}

const Line = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  span { overflow-wrap: anywhere; }
  small { display: block; }
  b { font-variant-numeric: tabular-nums; }
`;
