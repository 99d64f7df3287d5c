import type { CreditEntry, CreditStatement } from '@pinpu/shared/contracts';
import { creditChangeText, creditTotal, formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { queryOptions } from '@pinpu/shared/query';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { theme } from '@pinpu/shared/theme';
import { Button, EmptyState, Notice, PageSection, Price, Stack } from '@pinpu/shared/ui';
import { NotLoaded, Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchCredit } from '../../../api/credit.ts';
import { AccountPage } from '../AccountPage.tsx';

const creditQuery = (token: string, before: string) =>
  queryOptions({
    queryKey: ['member', token, 'credit', before],
    queryFn: () => fetchCredit(before),
    staleTime: 0,
    meta: { quiet: true },
  });

function Entry({ entry }: { entry: CreditEntry }) {
  const { kind, amount, at, expires_at } = entry;
  return (
    <li>
      <span>
        {creditChangeText(entry)}
        <small>
          {formatDate(at)}
          {kind === 'granted' && expires_at !== '' && `，${formatDate(expires_at)} 到期`}
        </small>
      </span>
      <Sum $up={amount > 0}>{`${amount > 0 ? '+' : '−'}${formatTwd(Math.abs(amount))}`}</Sum>
    </li>
  );
}

function Balance({ statement }: { statement: CreditStatement }) {
  const { expiring, active } = statement;
  return (
    <Stack $gap={8}>
      <Available>
        可用餘額 <Price amount={creditTotal(statement)} />
      </Available>
      {expiring && (
        <Soft>{`其中 ${formatTwd(expiring.amount)} 於 ${formatDate(expiring.at)} 到期。`}</Soft>
      )}
      <Soft>
        {active
          ? '結帳時勾選「使用購物金」即可折抵。'
          : '商店目前沒有開放使用購物金，開放後可繼續使用。'}
      </Soft>
    </Stack>
  );
}

function Statement({ token }: { token: string }) {
  const { pages, hasMore, failed, waiting, showMore, retry } = useCursorPages((after) =>
    creditQuery(token, after),
  );
  const [first] = pages;
  if (first === undefined) return <NotLoaded isError={failed} refetch={retry} what="購物金" />;
  const entries = pages.flatMap((page) => page.entries);
  return (
    <>
      <Balance statement={first} />
      <PageSection title="明細">
        {entries.length === 0 ? (
          <EmptyState>還沒有購物金的紀錄。</EmptyState>
        ) : (
          <Entries>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Entries>
        )}
        {failed && <Notice variant="danger" message="目前無法讀取明細，請再試一次。" />}
        {(hasMore || failed) && (
          <Button variant="secondary" busy={waiting} onClick={failed ? retry : showMore}>
            較早的明細
          </Button>
        )}
      </PageSection>
    </>
  );
}

/** The member's store credit: what can be used, what expires next, and every change. */
export const CreditPage = ({ token }: { token: string }) => (
  <AccountPage title="購物金">
    <Statement token={token} />
  </AccountPage>
);

const Available = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[12]};
`;

const Entries = styled.ul`
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[16]};
    padding-block: ${theme.space[12]};
    border-bottom: ${theme.border.hairline};
  }
  span { min-width: 0; overflow-wrap: anywhere; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;

const Sum = styled.b<{ $up: boolean }>`
  color: ${({ $up }) => ($up ? theme.colour.celadon : theme.colour.ink)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
