import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** A placeholder for loading content; not animated, since only the loading mark loops. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $ratio?: number;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $ratio, $height = $ratio === undefined ? '1em' : 'auto' }) => $height};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
`;
