import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled from 'styled-components';

export const ListColumn = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding-block: ${theme.space[16]} ${theme.space[48]};
  ${theme.media.desktop} {
    gap: ${theme.space[24]};
    padding-block: ${theme.space[32]} ${theme.space[72]};
  }
`;
