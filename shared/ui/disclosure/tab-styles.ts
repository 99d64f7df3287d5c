import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  box-shadow: inset 0 -1px ${theme.colour.line};
`;

export const Bar = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  gap: ${theme.space[16]};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const TabButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  justify-content: center;
  flex: none;
  min-width: ${theme.width.touch};
  min-height: 48px;
  border-bottom: 3px solid transparent;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  white-space: nowrap;
  transition: color ${theme.motion.quick}, border-color ${theme.motion.quick};
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] {
    border-color: ${theme.colour.ink};
    color: ${theme.colour.ink};
    font-weight: ${theme.weight.bold};
  }
  ${theme.media.hover} { &:hover { color: ${theme.colour.ink}; } }
`;

export const Count = styled.span`
  min-width: 1.6em;
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.round};
  background: ${theme.colour.seal};
  color: ${theme.colour.onSeal};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.medium};
  line-height: 1.6;
  text-align: center;
`;

export const Panel = styled.div`
  padding-top: ${theme.space[24]};
`;
