import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The height of a field's label, as the top margin of a button in line with the input. */
export const LABEL_HEIGHT = `calc(${theme.size[15]} * ${theme.leading.text} + ${theme.space[4]})`;

export const FieldWithButton = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[8]};
  > button { margin-top: ${LABEL_HEIGHT}; }
`;
