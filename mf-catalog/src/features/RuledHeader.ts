import { theme } from '@pinpu/shared/theme';
import { doubleRule } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The heading of a page with text, below a double rule. */
export const RuledHeader = styled.header`
  ${doubleRule}
  h1 {
    padding-top: ${theme.space[12]};
    font-size: ${theme.size[25]};
    letter-spacing: .04em;
    ${theme.media.desktop} { font-size: ${theme.size[40]}; }
  }
  p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;
