import type { CartLine } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The chosen values of a line, below its product's name; nothing for a product without options. */
export const LineOptions = ({ option_text }: Pick<CartLine, 'option_text'>) =>
  option_text ? <Values>選項：{option_text}</Values> : null;

const Values = styled.span`
  display: block;
  color: ${theme.colour.inkSoft};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.regular};
  overflow-wrap: anywhere;
`;
