/** The text of a cell with its spelling normalised: full-width characters are converted, spaces around it removed. */
export const plainCell = (text: string): string => text.normalize('NFKC').trim();

const LONGEST = 40;

/** The text of a cell as a message quotes it, at most 40 characters of it. */
export const quotedCell = (text: string): string =>
  `「${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}」`;
