import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import type { Overflow } from './use-overflow.ts';

export const Line = styled.div`
  display: flex;
  box-shadow: inset 0 -1px ${theme.colour.line};
`;

const fadeAt = (side: Overflow, edge: 'start' | 'end') =>
  side === edge || side === 'both' ? '40px' : '0px';

/** Fades out at an end where there is more to scroll to. */
export const Bar = styled.div<{ $fade: Overflow }>`
  display: flex;
  flex: 1;
  min-width: 0;
  gap: ${theme.space[16]};
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $fade }) =>
    $fade !== 'none' &&
    `mask-image: linear-gradient(to right, transparent, ${theme.colour.ink} ${fadeAt($fade, 'start')}, ${theme.colour.ink} calc(100% - ${fadeAt($fade, 'end')}), transparent);`}
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

export const Count = styled.span<{ $quiet: boolean }>`
  min-width: 1.6em;
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.round};
  background: ${({ $quiet }) => theme.colour[$quiet ? 'line' : 'seal']};
  color: ${({ $quiet }) => theme.colour[$quiet ? 'ink' : 'onSeal']};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.medium};
  line-height: 1.6;
  text-align: center;
`;

export const Panel = styled.div`
  padding-top: ${theme.space[24]};
`;
