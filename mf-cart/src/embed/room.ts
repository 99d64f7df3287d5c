/** The height of a frame with 16 px of padding and a hairline. */
const FRAME = 34;

/** The rows of a product below or beside its picture, with a name of two lines, or of one where it is wide. */
const ROWS = { stacked: 218, sideBySide: 166, wide: 142 } as const;

/**
 * The room of each element, as padding of its `::before`, with the picture at the width that it has there. What is
 * higher, as a cart with lines, grows.
 */
export const roomRules = (before: (name: 'cart' | 'button' | 'card') => string): string =>
  [
    `${before('cart')}{padding-block-end:180px}`,
    `${before('button')}{padding-block-end:${ROWS.stacked + FRAME}px}`,
    `${before('card')}{padding-block-end:calc(100% + ${8 + ROWS.stacked}px)}`,
    `@container (min-width:320px){${before('card')}{padding-block-end:calc(100% + ${8 + ROWS.sideBySide}px)}}`,
    `@container (min-width:420px){${before('button')}{padding-block-end:${ROWS.sideBySide + FRAME}px}}`,
    `@container (min-width:560px){${before('button')}{padding-block-end:${ROWS.wide + FRAME}px}}`,
    `@container (min-width:560px){${before('card')}{padding-block-end:calc(40% + 10.8px)}}`,
  ].join('\n');
