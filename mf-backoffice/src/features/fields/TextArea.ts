import { theme } from '@pinpu/shared/theme';
import { fieldCss } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** A text field of several lines that can be resized. */
export const TextArea = styled.textarea`
  ${fieldCss}
  height: auto;
  padding-block: ${theme.space[12]};
  resize: vertical;
`;
