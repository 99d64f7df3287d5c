import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The heading of a list, and beside it the button that adds an item. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
`;

/** An item of a list with rules between its items. */
export const ListRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  &:first-child { padding-top: 0; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; overflow-wrap: anywhere; }
`;

/** An item of a list that can be clicked anywhere, because of its `RowLink`; each list defines its own grid areas. */
export const LinkedRow = styled.li`
  position: relative;
  display: grid;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; overflow-wrap: anywhere; }
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
`;

/** The link of a list's row, in the grid area `code`; it can be clicked anywhere in the row. */
export const RowLink = styled(Link)`
  grid-area: code;
  color: ${theme.colour.ink};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  &::after { content: ''; position: absolute; inset: 0; }
`;

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

/** Links to the first and the next page of a list whose pages have addresses. */
export const PageLinks = styled.nav.attrs({ 'aria-label': '分頁' })`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[16]};
  padding: ${theme.space[16]} ${theme.space[12]};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;
