import { type Theme, theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

type Gap = { $gap?: keyof Theme['space'] };

/** Vertical stack, 16 px gap by default. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => theme.space[$gap]};
`;

/** Horizontal row, vertically centred; wraps where there is too little space. */
export const Row = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 12 }) => theme.space[$gap]};
`;
