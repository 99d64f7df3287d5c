import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The first tab stop: `<SkipLink href="#main">跳到主要內容</SkipLink>`; visible only when focused. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${theme.layer.skip};
  top: ${theme.space[8]};
  left: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[16]};
  background: ${theme.colour.ink};
  color: ${theme.colour.paper};
  &:not(:focus) { transform: translateY(-200%); }
`;
