import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { isCloser, MAX_SCALE, type Zooms } from './use-zooms.ts';

type ControlsProps = {
  shown: number;
  count: number;
  onGo: (at: number) => void;
  zooms: Zooms;
};

/** Controls below the picture, within the thumb's reach: counter, zoom in and out, previous and next. */
export function Controls({ shown, count, onGo, zooms }: ControlsProps) {
  return (
    <Bar>
      <Side aria-hidden>{count > 1 && `${shown + 1} / ${count}`}</Side>
      <div>
        <IconButton
          icon="minus"
          aria-label="縮小"
          disabled={!isCloser(zooms.scale)}
          onClick={zooms.farther}
        />
        <IconButton
          icon="plus"
          aria-label="放大"
          disabled={zooms.scale >= MAX_SCALE}
          onClick={zooms.closer}
        />
      </div>
      <Side $end>
        {count > 1 && (
          <>
            <IconButton
              icon="chevronLeft"
              aria-label="上一張"
              disabled={shown === 0}
              onClick={() => onGo(shown - 1)}
            />
            <IconButton
              icon="chevronRight"
              aria-label="下一張"
              disabled={shown === count - 1}
              onClick={() => onGo(shown + 1)}
            />
          </>
        )}
      </Side>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: ${theme.space[8]} var(--side) calc(${theme.space[8]} + env(safe-area-inset-bottom, 0px));
  border-top: ${theme.border.hairline};
  background: ${theme.colour.paper};
`;

const Side = styled.div<{ $end?: boolean }>`
  flex: 1;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
`;
