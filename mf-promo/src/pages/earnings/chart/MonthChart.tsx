import { theme } from '@pinpu/shared/theme';
import { VisuallyHidden } from '@pinpu/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ReportMonth } from '../report-month.ts';
import { ClicksPlot } from './ClicksPlot.tsx';
import { chartMonths, monthText, shortMonth } from './chart-figures.ts';
import { EarningsPlot } from './EarningsPlot.tsx';
import { Readout } from './Readout.tsx';

/**
 * Earnings and visits by month. Each month is a radio button over its bar and point, labelled with its values. Arrow
 * keys move between months; pointing at or touching a month also shows its values.
 */
export function MonthChart({ months }: { months: readonly ReportMonth[] }) {
  const figures = chartMonths(months);
  const [chosen, setChosen] = useState(figures.at(-1)?.month);
  const shown = figures.find(({ month }) => month === chosen) ?? figures.at(-1);
  const id = useId();
  if (shown === undefined) return null;
  return (
    <Figure>
      <Readout month={shown} />
      <Plots role="radiogroup" aria-label="各月的分潤與造訪" aria-describedby={id}>
        <EarningsPlot months={figures} />
        <ClicksPlot months={figures} />
        <Months>
          {figures.map((figure) => (
            <label
              key={figure.month}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setChosen(figure.month);
              }}
            >
              <input
                type="radio"
                name={id}
                checked={figure.month === shown.month}
                onChange={() => setChosen(figure.month)}
              />
              <VisuallyHidden>{monthText(figure)}</VisuallyHidden>
              <span aria-hidden="true">{shortMonth(figure.month)}</span>
            </label>
          ))}
        </Months>
      </Plots>
      <p id={id}>
        點選月份或用方向鍵，逐月查看金額與造訪；同樣的數字列在下方「六個月一覽」的表格。
      </p>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  > p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;

const Plots = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[16]};
  padding-bottom: ${theme.space[32]};
`;

const Months = styled.div`
  position: absolute;
  inset: 0;
  inset-inline-start: ${theme.space[48]};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  label { position: relative; display: grid; align-items: end; border-radius: ${theme.radius.small}; color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; text-align: center; cursor: pointer; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  label:has(:checked) { background: ${theme.colour.plumTint}; color: ${theme.colour.plum}; font-weight: ${theme.weight.medium}; }
  label:has(:focus-visible) { outline: 2px solid ${theme.colour.plum}; outline-offset: 2px; }
`;
