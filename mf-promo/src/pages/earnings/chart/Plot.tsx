import { theme } from '@pinpu/shared/theme';
import { Soft } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shortNumber } from './chart-figures.ts';
import { type valueScale, wholeTicks } from './scales.ts';

interface PlotProps {
  caption: string;
  height: number;
  scale: ReturnType<typeof valueScale>;
  children: ReactNode;
}

/**
 * Axis and grid of a plot. It is hidden from screen readers: the values are in the labels of the months and in the
 * table.
 */
export function Plot({ caption, height, scale, children }: PlotProps) {
  return (
    <Place>
      <Soft $small>{caption}</Soft>
      <Drawing height={height} aria-hidden="true">
        {wholeTicks(scale).map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? 'base' : 'grid'}
              x2="100%"
              y1={scale(tick)}
              y2={scale(tick)}
            />
            <text x="-8" y={scale(tick)} dy=".35em">
              {shortNumber(tick)}
            </text>
          </g>
        ))}
        {children}
      </Drawing>
    </Place>
  );
}

/** Lies above the months, but lets presses through to them. */
const Place = styled.div`
  position: relative;
  z-index: ${theme.layer.raised};
  display: grid;
  gap: ${theme.space[12]};
  pointer-events: none;
`;

const Drawing = styled.svg`
  width: calc(100% - ${theme.space[48]});
  margin-inline-start: ${theme.space[48]};
  overflow: visible;
  font-size: ${theme.size[13]};
  text { fill: ${theme.colour.inkSoft}; font-variant-numeric: tabular-nums; text-anchor: end; }
  .grid { stroke: ${theme.colour.line}; }
  .base { stroke: ${theme.colour.edge}; }
`;
