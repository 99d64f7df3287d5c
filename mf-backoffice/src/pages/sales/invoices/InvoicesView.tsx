import { failureText } from '@pinpu/shared/api/failure';
import { SHOP_COUNT_LIMIT, type ShopInvoicesQuery } from '@pinpu/shared/contracts/backoffice';
import { periodText, rangeWarnings, rangeWarningText, taipeiDate } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import { PageLinks, TextSearch } from '@pinpu/shared/staff';
import { Button, EmptyState, Notice, Row, SelectField, Stack, Tabs } from '@pinpu/shared/ui';
import { NotLoaded, Soft } from '@pinpu/shared/widgets';
import { fetchShopInvoices, retryInvoices } from '../../../api/invoices.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { InvoiceFile } from './InvoiceFile.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { invoiceFilterOf, LIST_LABELS, pathOfInvoices, periodChoices } from './invoice-filter.ts';

const KEY = [SHOP_KEY, 'invoices'];

type Answer = Awaited<ReturnType<typeof fetchShopInvoices>>;

/** Tries failed ones again; afterwards, even after a rejection, the list is loaded again. */
function useRetry() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) => retryInvoices(ids),
    onSettled: () => {
      cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
      return cache.invalidateQueries({ queryKey: KEY });
    },
    meta: { quiet: true },
  });
}

type Retry = ReturnType<typeof useRetry>;

interface InvoiceListProps {
  data: Answer;
  filter: ShopInvoicesQuery;
  retry: Retry;
}

const emptyText = ({ list, q, period }: ShopInvoicesQuery) => {
  if (q !== '' || period) return '沒有符合的發票，請換個號碼或期別。';
  return list === 'failed' ? '沒有待處理的發票。' : '這裡目前沒有發票。';
};

function InvoiceList({ data, filter, retry }: InvoiceListProps) {
  const { invoices, next } = data;
  if (invoices.length === 0) return <EmptyState>{emptyText(filter)}</EmptyState>;
  const { after, ...first } = filter;
  return (
    <>
      <ul aria-label="發票">
        {invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            busy={retry.isPending && (retry.variables?.includes(invoice.id) ?? true)}
            onRetry={() => !retry.isPending && retry.mutate([invoice.id])}
          />
        ))}
      </ul>
      <PageLinks>
        {after && <Link to={pathOfInvoices(first)}>回到第一頁</Link>}
        {next !== '' && <Link to={pathOfInvoices({ ...filter, after: next })}>較早的發票</Link>}
      </PageLinks>
    </>
  );
}

/** The outcome of a retry, and one press for all that failed. */
function RetryAll({ failed, retry }: { failed: number; retry: Retry }) {
  return (
    <>
      {retry.isSuccess && (
        <Notice variant="success" message={`${retry.data} 筆會在一分鐘內再試一次。`} />
      )}
      {retry.isError && (
        <Notice
          variant="danger"
          message={failureText(retry.error, '目前無法連線，請稍後再試一次。')}
        />
      )}
      {failed > 1 && (
        <Row>
          <Button
            variant="secondary"
            busy={retry.isPending && retry.variables === undefined}
            onClick={() => !retry.isPending && retry.mutate(undefined)}
          >
            {failed >= SHOP_COUNT_LIMIT ? '全部再試一次' : `${failed} 筆全部再試一次`}
          </Button>
        </Row>
      )}
    </>
  );
}

/** How many numbers are left, and what that means today. */
function Ranges({ ranges }: { ranges: NonNullable<Answer['ranges']> }) {
  const warnings = rangeWarnings(ranges, taipeiDate(new Date()));
  return (
    <Stack $gap={8}>
      {warnings.map((warning) => (
        <Notice
          key={`${warning.year}-${warning.term}`}
          variant={warning.kind === 'none' ? 'danger' : 'warning'}
          message={rangeWarningText(warning)}
        >
          <p>請在發票平台新增並啟用字軌，再把失敗的發票全部再試一次。</p>
        </Notice>
      ))}
      <Soft>
        {ranges
          .map(({ remaining, ...period }) => `${periodText(period)}剩 ${remaining} 號`)
          .join('，')}
        （{formatDateTime(ranges[0]?.checked_at ?? '')} 查詢）
      </Soft>
    </Stack>
  );
}

/** What the invoice provider has done and is to do, at `/el/shop/invoices`. */
export function InvoicesView() {
  const [search] = useSearchParams();
  const filter = invoiceFilterOf(search);
  const navigate = useNavigate();
  const retry = useRetry();
  const { list, q, period } = filter;
  const show = (change: Partial<ShopInvoicesQuery>) =>
    navigate(pathOfInvoices({ list, q, ...(period && { period }), ...change }));
  const { data, ...query } = useQuery({
    queryKey: [...KEY, filter],
    queryFn: () => fetchShopInvoices(filter),
    staleTime: 0,
  });
  return (
    <Stack $gap={24}>
      <h1>發票</h1>
      {data?.ranges && <Ranges ranges={data.ranges} />}
      <TextSearch
        label="搜尋全部發票"
        name="搜尋發票"
        placeholder="發票、折讓或訂單編號"
        key={q}
        q={q}
        onSearch={(text) => show({ q: text, list: text === '' ? 'failed' : 'all' })}
      >
        <SelectField
          label="期別"
          value={period ?? ''}
          onChange={({ currentTarget: { value } }) =>
            navigate(pathOfInvoices({ list, q, ...(value && { period: value }) }))
          }
        >
          <option value="">全部期別</option>
          {periodChoices(new Date()).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </TextSearch>
      <Tabs
        label="發票分類"
        items={LIST_LABELS.map(({ id, label }) => ({
          ...{ id, label },
          ...(id === 'failed' && { count: Math.min(data?.failed ?? 0, SHOP_COUNT_LIMIT - 1) }),
        }))}
        selected={list}
        onSelect={(id) => show({ list: id })}
      >
        {data === undefined ? (
          <NotLoaded {...query} what="發票" />
        ) : (
          <Stack>
            <RetryAll failed={list === 'failed' ? data.failed : 0} retry={retry} />
            <InvoiceList data={data} filter={filter} retry={retry} />
          </Stack>
        )}
      </Tabs>
      <InvoiceFile />
    </Stack>
  );
}
