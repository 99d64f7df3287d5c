import { theme } from '@pinpu/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import type { ChartMonth } from './chart-figures.ts';
import { Plot } from './Plot.tsx';
import { SeriesPattern } from './SeriesPattern.tsx';
import { monthScale, valueScale } from './scales.ts';

const HEIGHT = 200;

/** A bar for each month: its outline is the total, filled with the shipped part and, above it, the paid part. */
export function EarningsPlot({ months }: { months: readonly ChartMonth[] }) {
  const pattern = useId();
  const x = monthScale(months.map(({ month }) => month));
  const y = valueScale(
    months.map(({ total }) => total),
    HEIGHT,
  );
  const bar = (month: string, from: number, to: number) => ({
    x: `${x(month)}%`,
    width: `${x.bandwidth()}%`,
    y: y(to),
    height: y(from) - y(to),
  });
  return (
    <Plot caption="分潤（NT$）" height={HEIGHT} scale={y}>
      <SeriesPattern id={pattern} />
      {months.map(({ month, fulfilled, paid, total }) => (
        <g key={month}>
          <Paid {...bar(month, fulfilled, fulfilled + paid)} fill={`url(#${pattern})`} />
          <Fulfilled {...bar(month, 0, fulfilled)} />
          {total > 0 && <Total {...bar(month, 0, total)} />}
        </g>
      ))}
    </Plot>
  );
}

const Fulfilled = styled.rect`
  fill: ${theme.colour.plum};
`;

const Paid = styled.rect``;

const Total = styled.rect`
  fill: none;
  stroke: ${theme.colour.plum};
  stroke-width: 1.5;
`;
