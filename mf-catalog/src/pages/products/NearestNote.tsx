import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { shownKeyword } from './shown-keyword.ts';

interface NearestNoteProps {
  keyword: string;
  /** The number of products that match the keyword as typed. */
  exact: number;
}

/** Says that the list also has products that only resemble what was searched for. */
export const NearestNote = ({ keyword, exact }: NearestNoteProps) => (
  <Note role="status">
    {exact === 0
      ? `找不到完全符合「${shownKeyword(keyword)}」的商品，以下是相近的結果。`
      : `完全符合「${shownKeyword(keyword)}」的有 ${exact} 項，也列出相近的結果。`}
  </Note>
);

const Note = styled.p`
  padding: ${theme.space[12]} ${theme.space[16]};
  background: ${theme.colour.tint};
  overflow-wrap: anywhere;
`;
