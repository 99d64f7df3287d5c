import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

/** The frame's measures: remotes read them as `theme.frame`, borders and safe areas included. */
export const frameMeasures = css`
  :root {
    --frame-header: 61px;
    --frame-panel: 0px;
    ${theme.media.phone} { --frame-panel: calc(56px + env(safe-area-inset-bottom)); }
    ${theme.media.desktop} { --frame-header: 77px; }
  }
`;
