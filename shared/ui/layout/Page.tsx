import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The content column: at most 1200 px (720 px with `$narrow`), with side padding on phones. */
export const Page = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => theme.width[$narrow ? 'reading' : 'content']} + 2 * var(--side));
  margin-inline: auto;
  padding-inline: var(--side);
  --side: ${theme.space[16]};
  ${theme.media.tablet} { --side: ${theme.space[32]}; }
`;
