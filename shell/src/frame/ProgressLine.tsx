import { theme } from '@pinpu/shared/theme';
import styled, { keyframes } from 'styled-components';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(.9); }
`;

/** A thin bar at the top that grows while something loads, shown after a short delay. */
export const ProgressLine = styled.div.attrs({ role: 'progressbar' })`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.panel};
  height: 3px;
  background: ${theme.colour.seal};
  transform-origin: left;
  animation: ${grow} 8s cubic-bezier(0, .8, .3, 1) 160ms both;
`;
