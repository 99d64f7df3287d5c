import { LABEL_HEIGHT } from '@pinpu/shared/forms';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** A search: a wide field, its button, and further fields if there is room. */
export const SearchBar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[12]};
  > div { flex: 1 1 168px; }
  > :first-child { flex: 999 1 220px; }
  > button { flex: 0 0 auto; min-height: 48px; margin-top: ${LABEL_HEIGHT}; }
`;
