import { createGlobalStyle } from 'styled-components';

/** On paper there is the order alone, whole: a dialog is otherwise cut at the foot of the screen. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 16mm; }
    header:not(dialog *), main, footer:not(dialog *), nav, aside { display: none !important; }
    dialog[open] {
      position: static;
      width: auto;
      max-width: none;
      height: auto;
      max-height: none;
      border: 0;
      overflow: visible;
      animation: none;
    }
    dialog[open] * { overflow: visible; max-height: none; }
    dialog[open] button, .not-printed { display: none !important; }
  }
`;
