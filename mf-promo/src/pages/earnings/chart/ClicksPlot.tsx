import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import type { ChartMonth } from './chart-figures.ts';
import { Plot } from './Plot.tsx';
import { monthScale, valueScale } from './scales.ts';

const HEIGHT = 72;

/** The visits of the months as a line. */
export function ClicksPlot({ months }: { months: readonly ChartMonth[] }) {
  const x = monthScale(months.map(({ month }) => month));
  const y = valueScale(
    months.map(({ clicks }) => clicks),
    HEIGHT,
  );
  const points = months.map(({ month, clicks }) => ({
    month,
    x: `${(x(month) ?? 0) + x.bandwidth() / 2}%`,
    y: y(clicks),
  }));
  return (
    <Plot caption="造訪（次）" height={HEIGHT} scale={y}>
      {points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        return <Stroke key={to.month} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      {points.map(({ month, ...point }) => (
        <Point key={month} cx={point.x} cy={point.y} r="4" />
      ))}
    </Plot>
  );
}

const Stroke = styled.line`
  stroke: ${theme.colour.celadon};
  stroke-width: 2;
`;

const Point = styled.circle`
  fill: ${theme.colour.card};
  stroke: ${theme.colour.celadon};
  stroke-width: 2;
`;
