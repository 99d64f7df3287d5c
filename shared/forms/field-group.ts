import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** A group of related inputs, in two columns where there is room. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  min-width: 0;
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const FieldGroupHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  gap: ${theme.space[12]};
  font-size: ${theme.size[20]};
`;

/** Spans both columns. */
export const Wide = styled.div`
  grid-column: 1 / -1;
  &:empty { display: none; }
`;
