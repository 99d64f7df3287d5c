import { colour } from './colour.ts';

const sans = '"Noto Sans TC","Noto Sans CJK TC","PingFang TC","Microsoft JhengHei"';

const breakpoint = { tablet: 600, desktop: 900, content: 1200 } as const;

/**
 * All design tokens. Colours are references to custom properties, so that a change of scheme re-renders nothing;
 * the rest are CSS values. Sizes and spaces are keyed by their pixels at the browser's usual 16 px root.
 */
export const theme = {
  colour,
  picture: { filter: 'var(--picture-filter)' },
  font: {
    sans: `${sans},sans-serif`,
    /**
     * The order matters on Windows, which without these serifs would use PMingLiU for `serif`, so sans-serif fonts come
     * before it. `serif` remains for Android, which names no Chinese font: there it is Noto Serif CJK, or the sans.
     */
    serif: `"Noto Serif TC","Noto Serif CJK TC","Songti TC",${sans},serif`,
  },
  size: {
    13: '.8125rem',
    15: '.9375rem',
    17: '1.0625rem',
    20: '1.25rem',
    25: '1.5625rem',
    32: '2rem',
    40: '2.5rem',
  },
  leading: { text: 1.7, heading: 1.3, flat: 1 },
  weight: { regular: 400, medium: 500, bold: 700 },
  space: {
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    24: '24px',
    32: '32px',
    48: '48px',
    72: '72px',
  },
  radius: { small: '2px', round: '999px' },
  border: {
    hairline: `1px solid ${colour.line}`,
    edge: `1px solid ${colour.edge}`,
    ink: `1px solid ${colour.ink}`,
  },
  /** Only for elements above the page: dialogs and bars. */
  shadow: { lifted: '0 8px 32px rgb(36 31 26 / .16)' },
  /** The backdrop of dialogs, in both schemes. */
  veil: 'rgb(16 13 10 / .6)',
  motion: { quick: '120ms', steady: '160ms', slow: '200ms', ease: 'cubic-bezier(.2,.7,.3,1)' },
  layer: { raised: 1, sticky: 10, bar: 20, panel: 30, skip: 40 },
  /**
   * Heights of the bars above and below a page, borders and safe areas included. The frame sets them for each screen
   * width; they are 0 where there is no such bar, as in the embedded cart.
   */
  frame: {
    header: 'var(--frame-header,0px)',
    panel: 'var(--frame-panel,0px)',
    /** The height of a notice between header and page, which scrolls with the page. */
    notice: 'var(--frame-notice,0px)',
    /** Inside a dialog, the height of its head. */
    dialogHead: 'var(--dialog-head,0px)',
  },
  width: { content: '1200px', reading: '720px', touch: '44px' },
  breakpoint,
  media: {
    /** Below 600 px. */
    phone: `@media (max-width:${breakpoint.tablet - 0.02}px)`,
    /** From 600 px. */
    tablet: `@media (min-width:${breakpoint.tablet}px)`,
    /** From 900 px. */
    desktop: `@media (min-width:${breakpoint.desktop}px)`,
    /** From 1200 px, the maximum content width. */
    content: `@media (min-width:${breakpoint.content}px)`,
    /** A pointer that can hover. */
    hover: '@media (hover:hover)',
    stillness: '@media (prefers-reduced-motion:reduce)',
  },
} as const;

export type Theme = typeof theme;

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
