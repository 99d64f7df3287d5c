import { theme } from '@pinpu/shared/theme';
import { Chip, PageSection, Price } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { monthName, type ReportMonth } from './report-month.ts';

const TALLIES = [
  ['fulfilled', '已出貨'],
  ['paid', '已付款，待出貨'],
  ['total', '全部有效訂單'],
] as const;

/** The figures of one month, at first the current one, with the server's texts. */
export function MonthFigures({ months }: { months: readonly ReportMonth[] }) {
  const [chosen, setChosen] = useState(months.at(-1)?.month);
  const shown = months.find(({ month }) => month === chosen) ?? months.at(-1);
  if (shown === undefined) return null;
  const { clicks } = shown;
  return (
    <PageSection title="每月分潤">
      <Months role="group" aria-label="月份">
        {months.toReversed().map(({ month }) => (
          <Chip
            key={month}
            type="button"
            aria-pressed={month === shown.month}
            onClick={() => setChosen(month)}
          >
            {monthName(month)}
          </Chip>
        ))}
      </Months>
      <Figures aria-label={monthName(shown.month)}>
        {TALLIES.map(([key, name]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <Price amount={shown[key].amount} size="large" tone="promoter" />
              <p>{shown[key].description}</p>
            </dd>
          </div>
        ))}
        <div>
          <dt>造訪</dt>
          <dd>
            <Count>{clicks.total_clicks.toLocaleString('zh-TW')}</Count>
            <p>{clicks.description}</p>
          </dd>
        </div>
      </Figures>
    </PageSection>
  );
}

const Months = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[12]};
  ${theme.media.tablet} { gap: ${theme.space[24]}; }
  ${theme.media.content} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  > div { padding: ${theme.space[12]}; overflow-wrap: anywhere; border: ${theme.border.hairline}; background: ${theme.colour.card}; }
  dt, p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

const Count = styled.span`
  color: ${theme.colour.plum};
  font-size: ${theme.size[32]};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.heading};
`;
