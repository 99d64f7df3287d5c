/**
 * The mark's four pieces in a square of 64: three on the left, one on the right. The gap between them forms 扌, the hand
 * in 拼: a stem with its hook, a level stroke and a rising one.
 */
export const MARK_PIECES = [
  'M0 0H34V14L0 18Z',
  'M0 25L34 21V34L0 43Z',
  'M0 50L34 41V52L24 47L22 52L34 60V64H0Z',
  'M41 0H64V64H41V39L52 36V29L41 32V20L52 19V12L41 13Z',
] as const;
