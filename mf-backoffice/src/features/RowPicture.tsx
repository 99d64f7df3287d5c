import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The picture of a list's row, in the grid area `thumb`; an empty square for ''. */
export const RowPicture = ({ src }: { src: string }) => (
  <Square>{src !== '' && <Picture src={src} alt="" sizes="64px" />}</Square>
);

const Square = styled.span`
  grid-area: thumb;
  align-self: start;
  width: 64px;
  aspect-ratio: 1;
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
`;
