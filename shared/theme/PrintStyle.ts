import { createGlobalStyle } from 'styled-components';

/** Class of what is printed of a page; it has no effect on screen. */
export const PRINTED = 'printed';

/** Not while a dialog is open, which has its own print rules. */
const PAGE = `html:has(main .${PRINTED}):not(:has(dialog[open])) body`;

/**
 * Prints only the marked content of a page, as a sheet to pin up, without the frame and without controls. Inserted from
 * the start, since adding its rules later would make the browser compare all elements again.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page sheet { size: A4; margin: 14mm; }
    ${PAGE} *:not(:has(.${PRINTED})):not(.${PRINTED}):not(.${PRINTED} *) { display: none !important; }
    ${PAGE} main { page: sheet; display: block; min-height: 0; }
    ${PAGE} .${PRINTED} :is(button, a, li[aria-hidden="true"], span[aria-hidden="true"]) { display: none !important; }
  }
`;
