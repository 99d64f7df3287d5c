import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ReportMonth } from '../report-month.ts';

type Chart = ComponentType<{ months: readonly ReportMonth[] }>;

const loadChart = async (): Promise<Chart> =>
  (await import(/* webpackChunkName: "month-chart" */ './MonthChart.tsx')).MonthChart;

/** The months as a chart, whose code is loaded separately; the table below has all figures without it. */
export function ChartSection({ months }: { months: readonly ReportMonth[] }) {
  const [chart, setChart] = useState<{ Part: Chart } | 'failed'>();
  useEffect(() => {
    loadChart().then(
      (Part) => setChart({ Part }),
      () => setChart('failed'),
    );
  }, []);
  return (
    <PageSection title="六個月走勢">
      {chart === 'failed' ? (
        <Quiet>目前無法顯示圖表，數字請看下方的表格。</Quiet>
      ) : (
        <Room aria-busy={chart === undefined}>{chart && <chart.Part months={months} />}</Room>
      )}
    </PageSection>
  );
}

const Quiet = styled.p`
  color: ${theme.colour.inkSoft};
`;

/** As high as the chart, so that nothing moves when it loads. */
const Room = styled.div`
  min-height: 40rem;
  ${theme.media.tablet} { min-height: 34.5rem; }
`;
