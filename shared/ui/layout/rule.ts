import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

/** 文武線, the thick-and-thin rule of old account books and labels, as the top edge of an element. */
export const doubleRule = css`
  &::before {
    content: '';
    display: block;
    height: 6px;
    border: solid ${theme.colour.ink};
    border-width: 3px 0 1px;
  }
`;
