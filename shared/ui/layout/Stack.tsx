import { type Theme, theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

type Gap = { $gap?: keyof Theme['space'] };

/** Things below one another, 16 px apart unless told otherwise. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => theme.space[$gap]};
`;

/** Things beside one another, on one middle line; they wrap where the place is short. */
export const Row = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 12 }) => theme.space[$gap]};
`;
