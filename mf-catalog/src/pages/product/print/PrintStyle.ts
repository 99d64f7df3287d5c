import { createGlobalStyle } from 'styled-components';

/** Marks what of a product's page is printed; on screen it does nothing. */
export const ON_PAPER = 'product-paper';

/** An open dialog is printed by its own rules. */
const PAGE = 'html:not(:has(dialog[open])) body';

/** Prints a product as a sheet to pin up: name, picture, price, description and address, without the frame. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    ${PAGE} *:not(:has(.${ON_PAPER})):not(.${ON_PAPER}):not(.${ON_PAPER} *) { display: none !important; }
    ${PAGE} main { display: block; min-height: 0; }
    ${PAGE} .${ON_PAPER} :is(button, a, li[aria-hidden="true"], span[aria-hidden="true"]) { display: none !important; }
  }
`;
