import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** A background for the stamp. */
export const StampedGround = styled.div`
  position: relative;
  height: 112px;
  background: ${theme.colour.tint};
`;
