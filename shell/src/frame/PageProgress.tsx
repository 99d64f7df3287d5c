import { theme } from '@pinpu/shared/theme';
import styled, { keyframes } from 'styled-components';
import { usePendingPage } from '../composition/pending-pages.ts';

/** Progress bar at the top while the next page loads, shown after a short delay. */
export function PageProgress() {
  return usePendingPage() && <Line role="progressbar" aria-label="頁面載入中" />;
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(.9); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.panel};
  height: 3px;
  background: ${theme.colour.seal};
  transform-origin: left;
  animation: ${grow} 8s cubic-bezier(0, .8, .3, 1) 160ms both;
`;
