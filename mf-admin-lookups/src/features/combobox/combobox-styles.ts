import { theme } from '@pinpu/shared/theme';
import { fieldCss } from '@pinpu/shared/ui';
import styled from 'styled-components';

export const Box = styled.div`
  position: relative;
  > button {
    position: absolute;
    top: 2px;
    right: 2px;
  }
`;

export const Input = styled.input`
  ${fieldCss}
  padding-right: ${theme.space[48]};
  text-overflow: ellipsis;
`;

export const Popup = styled.div`
  position: absolute;
  top: calc(100% + ${theme.space[4]});
  right: 0;
  left: 0;
  z-index: ${theme.layer.sticky};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  box-shadow: ${theme.shadow.lifted};
`;

export const Count = styled.p`
  padding: ${theme.space[8]} ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;

export const List = styled.ul`
  max-height: min(320px, 50dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Option = styled.li<{ $active: boolean }>`
  display: grid;
  align-content: center;
  min-height: ${theme.width.touch};
  padding: ${theme.space[4]} ${theme.space[12]};
  background: ${({ $active }) => ($active ? theme.colour.tint : 'transparent')};
  box-shadow: ${({ $active }) => ($active ? `inset 3px 0 ${theme.colour.vermilion}` : 'none')};
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-height: ${theme.width.touch};
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  &[aria-selected='true'] { font-weight: ${theme.weight.medium}; }
`;

export const OptionId = styled.span`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.regular};
`;
