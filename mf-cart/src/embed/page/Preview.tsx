import { theme } from '@pinpu/shared/theme';
import { SelectField } from '@pinpu/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { type BuilderState, WIDTHS } from './builder-state.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface PreviewProps {
  state: Pick<BuilderState, 'width' | 'ground'>;
  onChange: ChangeBuilder;
  children: ReactNode;
}

/** Shows the element in the chosen width, on a light or dark background. */
export function Preview({ state: { width, ground }, onChange, children }: PreviewProps) {
  const id = useId();
  return (
    <Frame aria-label="預覽">
      <Controls>
        <Width>
          <label htmlFor={id}>預覽寬度</label>
          <input
            id={id}
            type="range"
            min={WIDTHS.min}
            max={WIDTHS.max}
            step={10}
            value={width}
            aria-valuetext={`${width} 像素`}
            onChange={({ currentTarget }) => onChange({ width: Number(currentTarget.value) })}
          />
          <output htmlFor={id}>{width} px</output>
        </Width>
        <SelectField
          label="網頁底色"
          value={ground}
          onChange={({ currentTarget }) =>
            onChange({ ground: currentTarget.value === 'dark' ? 'dark' : 'light' })
          }
        >
          <option value="light">淺色</option>
          <option value="dark">深色</option>
        </SelectField>
      </Controls>
      <Ground data-theme={ground} role="region" aria-label="元素的預覽" tabIndex={0}>
        <div style={{ width: `${width}px` }}>{children}</div>
      </Ground>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: minmax(0, 1fr) 168px; }
`;

const Width = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: center;
  font-variant-numeric: tabular-nums;
  label { grid-column: 1 / -1; font-size: ${theme.size[15]}; font-weight: ${theme.weight.medium}; }
  input { width: 100%; min-height: 48px; accent-color: ${theme.colour.ink}; }
`;

const Ground = styled.div`
  overflow-x: auto;
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  background: ${theme.colour.paper};
  color: ${theme.colour.ink};
`;
