import { theme } from '@pinpu/shared/theme';
import styled, { css } from 'styled-components';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'grey' | 'promoter';

const tones = {
  success: css`background: ${theme.colour.celadonTint}; color: ${theme.colour.celadon};`,
  warning: css`background: ${theme.colour.gingerTint}; color: ${theme.colour.ginger};`,
  danger: css`background: ${theme.colour.vermilionTint}; color: ${theme.colour.vermilionDeep};`,
  grey: css`background: ${theme.colour.greyTint}; color: ${theme.colour.grey};`,
  promoter: css`background: ${theme.colour.plumTint}; color: ${theme.colour.plum};`,
};

/** A badge with one corner cut off, such as for an order's status. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-block;
  width: fit-content;
  padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[4]} ${theme.space[8]};
  clip-path: polygon(0 0, 100% 0, 100% calc(100% - 9px), calc(100% - 9px) 100%, 0 100%);
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.heading};
  white-space: nowrap;
  ${({ $tone = 'grey' }) => tones[$tone]}
`;
