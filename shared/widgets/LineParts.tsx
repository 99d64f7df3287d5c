import type { CartLine } from '@pinpu/shared/contracts';
import { partsText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** What one piece of a set contains, below its name; nothing for other goods. */
export const LineParts = ({ parts }: Pick<CartLine, 'parts'>) =>
  parts?.length ? <Parts>每組內含：{partsText(parts)}</Parts> : null;

const Parts = styled.span`
  display: block;
  color: ${theme.colour.inkSoft};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.regular};
  overflow-wrap: anywhere;
`;
