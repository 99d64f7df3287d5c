import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { shownKeyword } from './shown-keyword.ts';

interface NearestNoteProps {
  keyword: string;
  /** How many products match it as typed. */
  exact: number;
}

/** Says that a list was completed by products that only resemble what was searched. */
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
