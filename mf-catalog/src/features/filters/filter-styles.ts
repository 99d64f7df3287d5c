import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** One kind of filter with its heading. */
export const Kind = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
`;

export const Legend = styled.legend`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[17]};
  font-weight: ${theme.weight.bold};
`;

/** Options beside one another. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${theme.space[12]};
`;
