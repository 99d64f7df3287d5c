import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/**
 * A place below the header without height, so that nothing shifts and the buttons at the bottom of a page stay free.
 */
export const HeaderNoticePlace = styled.div`
  position: sticky;
  top: ${theme.frame.header};
  z-index: ${theme.layer.sticky};
  height: 0;
  display: grid;
  justify-content: center;
  @media print {
    display: none;
  }
`;

export const HeaderNotice = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: max-content;
  margin-top: ${theme.space[8]};
  min-height: ${theme.width.touch};
  padding: ${theme.space[4]} ${theme.space[16]};
  &:has(button) { padding-right: ${theme.space[4]}; }
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  box-shadow: ${theme.shadow.lifted};
  font-size: ${theme.size[15]};
  white-space: nowrap;
`;
