import { createGlobalStyle } from 'styled-components';

/** Marks what is printed of a page; on screen it does nothing. */
export const PRINTED = 'printed';

/** An open dialog is printed by its own rules. */
const PAGE = `html:has(main .${PRINTED}):not(:has(dialog[open])) body`;

/**
 * Prints a page that marks something as a sheet to pin up: what it marks, without the frame and without what can only
 * be pressed. In place from the start, since its rules would make the browser compare all elements again (ADR 0203).
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page sheet { size: A4; margin: 14mm; }
    ${PAGE} *:not(:has(.${PRINTED})):not(.${PRINTED}):not(.${PRINTED} *) { display: none !important; }
    ${PAGE} main { page: sheet; display: block; min-height: 0; }
    ${PAGE} .${PRINTED} :is(button, a, li[aria-hidden="true"], span[aria-hidden="true"]) { display: none !important; }
  }
`;
