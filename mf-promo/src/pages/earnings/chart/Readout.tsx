import { theme } from '@pinpu/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { monthName } from '../report-month.ts';
import { type ChartMonth, SERIES, SERIES_NAMES, type Series, valueText } from './chart-figures.ts';
import { SeriesPattern } from './SeriesPattern.tsx';

export function Readout({ month }: { month: ChartMonth }) {
  return (
    <Place>
      <p>{monthName(month.month)}</p>
      <dl>
        {SERIES.map((series) => (
          <div key={series}>
            <dt>
              <Swatch series={series} />
              {SERIES_NAMES[series]}
            </dt>
            <dd>{valueText(month, series)}</dd>
          </div>
        ))}
      </dl>
    </Place>
  );
}

function Swatch({ series }: { series: Series }) {
  const pattern = useId();
  return (
    <Sample width="16" height="16" viewBox="0 0 16 16" className={series} aria-hidden="true">
      {series === 'paid' && <SeriesPattern id={pattern} />}
      {series === 'clicks' ? (
        <>
          <path d="M0 8h16" />
          <circle cx="8" cy="8" r="4" />
        </>
      ) : (
        <rect
          {...(series === 'paid' && { fill: `url(#${pattern})` })}
          x="1"
          y="1"
          width="14"
          height="14"
        />
      )}
    </Sample>
  );
}

const Sample = styled.svg`
  flex: none;
  rect { stroke: ${theme.colour.plum}; stroke-width: 1.5; }
  &.fulfilled rect { fill: ${theme.colour.plum}; }
  &.total rect { fill: none; }
  path, circle { fill: ${theme.colour.card}; stroke: ${theme.colour.celadon}; stroke-width: 2; }
`;

const Place = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  > p { font-weight: ${theme.weight.medium}; font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${theme.space[8]} ${theme.space[16]}; }
  dt { display: flex; align-items: center; gap: ${theme.space[8]}; color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
  dd { font-size: ${theme.size[17]}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${theme.media.tablet} { dl { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;
