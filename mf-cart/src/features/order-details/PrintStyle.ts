import { createGlobalStyle } from 'styled-components';

/** Marks the dialog to print, on an element inside it. */
export const ON_PAPER = 'on-paper';

const SHEET = `dialog:has(.${ON_PAPER})`;

/**
 * Prints only the order, completely, with collapsed parts opened, and on as many pages as needed. On screen its dialog
 * is as high as the viewport and its footer covers content. `!important` is used where the dialog's own rules are as
 * specific.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 12mm; }
    html { font-size: 13px !important; }
    html, body { height: auto !important; overflow: visible !important; }
    body *:not(:has(.${ON_PAPER})):not(${SHEET} *) { display: none !important; }
    ${SHEET} {
      --side: 0px !important;
      position: absolute !important;
      inset: 0 auto auto 0 !important;
      display: block !important;
      width: 100% !important;
      height: auto !important;
      max-height: none !important;
      border: 0;
      overflow: visible !important;
      animation: none;
      background: none;
    }
    ${SHEET} * { overflow: visible; max-height: none; }
    ${SHEET} :is(button:not([aria-expanded]), [aria-expanded] svg), .not-printed { display: none !important; }
    ${SHEET} [aria-expanded] + [hidden] { display: block !important; padding-block: 0 !important; }
    ${SHEET} :is(li, dl > div, section section section, ul[aria-label], footer) { break-inside: avoid; }
    ${SHEET} > header, ${SHEET} footer button { min-height: 0 !important; }
    ${SHEET} > section { padding-block: 8px 0 !important; }
    ${SHEET} > footer { padding-bottom: 0 !important; }
    ${SHEET} > footer::before { margin-bottom: 4px !important; }
    ${SHEET} > section > div { gap: 16px !important; }
    ${SHEET} section section::before { margin-bottom: 12px !important; }
    /* Page breaks are avoided inside blocks; in a grid, a heading would be left alone at the end of a page. */
    ${SHEET} section section:has(h3) { display: block; }
    ${SHEET} section section > :has(> :is(h3, h4)) { margin-bottom: 8px; }
    ${SHEET} :is(h2, h3, h4, section > :has(> :is(h3, h4)), section::before) { break-after: avoid; }
  }
`;
