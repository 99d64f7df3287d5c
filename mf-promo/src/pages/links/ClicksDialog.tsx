import type { MyLink } from '@pinpu/shared/contracts';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Dialog, EmptyState, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchPromoClicks } from '../../api/links.ts';

/** Names of the sources; others are shown as they are. */
const SOURCES: Readonly<Record<string, string>> = {
  line: 'LINE',
  facebook: 'Facebook',
  instagram: 'Instagram',
  threads: 'Threads',
  x: 'X',
  youtube: 'YouTube',
  mail: '電子郵件',
  search: '搜尋引擎',
  qr: 'QR Code',
  direct: '直接開啟',
  other: '其他網站',
};

type Rows = readonly (readonly [name: string, count: number])[];

function Table({ caption, head, rows }: { caption: string; head: string; rows: Rows }) {
  return (
    <Counts>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">造訪</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count.toLocaleString('zh-TW')}</td>
          </tr>
        ))}
      </tbody>
    </Counts>
  );
}

function Clicks({ code }: { code: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['promo-clicks', code],
    queryFn: () => fetchPromoClicks(code),
    staleTime: 3000,
    meta: { quiet: true },
  });
  const failure = '目前無法讀取造訪來源。';
  if (data === undefined)
    return <NotLoaded isError={isError} refetch={refetch} what="造訪來源" failure={failure} />;
  if (data.sources.length === 0) return <EmptyState>還沒有人造訪這個連結。</EmptyState>;
  return (
    <Stack $gap={24}>
      <Table
        caption="近六個月的來源"
        head="來源"
        rows={data.sources.map(({ source, count }) => [SOURCES[source] ?? source, count])}
      />
      {data.days.length > 0 && (
        <Table
          caption="近 30 天"
          head="日期"
          rows={data.days.map(({ day, count }) => [day.replaceAll('-', '/'), count])}
        />
      )}
    </Stack>
  );
}

/** The sources and days of a link's clicks. */
export function ClicksDialog({ link, onClose }: { link: MyLink; onClose: () => void }) {
  return (
    <Dialog open variant="sheet" title={`造訪來源：${link.name || link.title}`} onClose={onClose}>
      <Clicks code={link.code} />
    </Dialog>
  );
}

const Counts = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption { padding-bottom: ${theme.space[8]}; font-weight: ${theme.weight.medium}; text-align: start; }
  th, td { padding: ${theme.space[8]} 0; border-bottom: ${theme.border.hairline}; font-weight: ${theme.weight.regular}; text-align: start; }
  thead th { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  td, thead th:last-child { text-align: end; font-variant-numeric: tabular-nums; }
`;
