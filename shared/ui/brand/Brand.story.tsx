import { theme } from '@pinpu/shared/theme';
import { Icon, LoadingMark, Mark, Stamp, Wordmark } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

/** Mark, name, loading image and stamp. */
export function Brand() {
  return (
    <Specimens>
      <Specimen name="Wordmark 32">
        <Wordmark />
      </Specimen>
      <Specimen name="Wordmark 48">
        <Wordmark size={48} />
      </Specimen>
      <Specimen name="Mark 24, silent">
        <Mark size={24} />
      </Specimen>
      <Specimen name="Mark 64, named">
        <Mark size={64} label="拼鋪的標誌" />
      </Specimen>
      <Specimen name="LoadingMark seal">
        <LoadingMark label="示範：載入中" />
      </Specimen>
      <Specimen name="LoadingMark inherit">
        <LoadingMark size={40} tone="inherit" label="" />
      </Specimen>
      <Specimen name="Stamp">
        <StampedGround>
          <Stamp>售完</Stamp>
        </StampedGround>
      </Specimen>
      <Specimen name="Icon, named">
        <Icon name="truck" size={40} label="宅配到府" />
      </Specimen>
    </Specimens>
  );
}

const StampedGround = styled.div`
  position: relative;
  height: 112px;
  background: ${theme.colour.tint};
`;
