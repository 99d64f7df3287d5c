import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Typography for sanitised HTML: paragraphs, lists and tables. */
export const Prose = styled.div`
  display: flow-root;
  max-width: ${theme.width.reading};
  > * + * { margin-top: ${theme.space[16]}; }
  h2, h3, h4 { font-size: ${theme.size[20]}; }
  h2, h3, h4, hr { margin-top: ${theme.space[32]}; }
  > :first-child { margin-top: 0; }
  ul { padding-left: 1.2em; list-style: square; }
  ol { padding-left: 1.4em; list-style: decimal; }
  li::marker { color: ${theme.colour.vermilion}; }
  a { color: ${theme.colour.vermilion}; }
  table { width: 100%; font-size: ${theme.size[15]}; }
  th, td { padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} 0; border-block: ${theme.border.hairline}; text-align: left; vertical-align: top; }
  th, dt { color: ${theme.colour.inkSoft}; font-weight: ${theme.weight.regular}; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: ${theme.space[8]} ${theme.space[16]}; }
  hr { border: 0; border-top: ${theme.border.hairline}; }
`;
