import { failureText } from '@pinpu/shared/api/failure';
import type { RulePreviewResult } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, type StoredRule } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { Figures } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, PageSection, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { previewRule } from '../../../../api/price-rules.ts';
import { WarningList } from './WarningList.tsx';

const Example = ({ example }: { example: RulePreviewResult['examples'][number] }) => {
  const { ord_code, ord_date, before, after, amount, gifts } = example;
  return (
    <Line>
      <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
      <b>
        {amount > 0 && `−${formatTwd(amount)}`}
        {gifts > 0 && ` 送 ${gifts} 件`}
      </b>
      <time dateTime={ord_date}>{formatDateTime(ord_date)}</time>
      <span>
        商品 {formatTwd(before)} → {formatTwd(after)}
      </span>
    </Line>
  );
};

function Result({ result }: { result: RulePreviewResult }) {
  const { orders, applied, amount, more, gifts, examples } = result;
  if (orders === 0) return <p>最近 30 天還沒有訂單，無法試算。</p>;
  return (
    <Stack>
      <p role="status">
        最近 30 天的 {orders} 筆訂單裡，有 {applied} 筆會套用。
      </p>
      {applied > 0 && (
        <Figures
          figures={[
            ['折抵', formatTwd(amount)],
            ['比現在多折', formatTwd(more)],
            ...(gifts > 0 ? [['贈品', `${gifts} 件`] as const] : []),
          ]}
        />
      )}
      {examples.length > 0 && (
        <ul aria-label="折抵比例最高的訂單">
          {examples.map((example) => (
            <Example key={example.ord_code} example={example} />
          ))}
        </ul>
      )}
      <Soft>
        以訂單當時的價格、現在的分類計算，期間有重疊的其他活動一起套用。不看活動的開始和結束日期，不含優惠券。最多試算最新的
        500 筆。
      </Soft>
    </Stack>
  );
}

interface RulePreviewProps {
  /** '' for a rule that is not stored yet. */
  id: string;
  rule: StoredRule;
  /** Warnings that the page shows already. */
  named: readonly string[];
  /** Whether the form has faults, which a click shows. */
  isFaulty: () => boolean;
}

/** What the rule in the form would have done to the orders of a month; a result is for the input it was computed from. */
export function RulePreview({ id, rule, named, isFaulty }: RulePreviewProps) {
  const call = useMutation({ mutationFn: previewRule, meta: { quiet: true } });
  const input = { rule_id: id, ...rule };
  const isCurrent = JSON.stringify(call.variables) === JSON.stringify(input);
  return (
    <PageSection title="試算真實訂單">
      <Stack>
        {isCurrent && call.error && (
          <Notice
            variant="danger"
            message={failureText(call.error, '目前無法試算，請稍後再試一次。')}
          />
        )}
        {isCurrent && call.data && (
          <>
            <WarningList
              warnings={call.data.warnings.filter(({ text }) => !named.includes(text))}
            />
            <Result result={call.data} />
          </>
        )}
        {!(isCurrent && call.data) && (
          <Soft>看看這個活動套用在最近 30 天的訂單，會折多少、和哪些活動重疊。</Soft>
        )}
        <div>
          <Button
            variant="secondary"
            busy={call.isPending}
            onClick={() => !isFaulty() && call.mutate(input)}
          >
            試算
          </Button>
        </div>
      </Stack>
    </PageSection>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  font-variant-numeric: tabular-nums;
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
  time { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  b, > span:last-child { text-align: right; }
`;
