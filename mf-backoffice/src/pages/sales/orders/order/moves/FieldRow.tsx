import { LABEL_HEIGHT } from '@pinpu/shared/forms';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** A form with a few fields side by side and buttons of the same height. */
export const FieldRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[12]};
  > div { flex: 1 1 160px; }
  > button { flex: 1 0 auto; min-height: 48px; }
  ${theme.media.tablet} { > button { flex: 0 0 auto; margin-top: ${LABEL_HEIGHT}; } }
`;
