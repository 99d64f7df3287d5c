/** Values typed or pasted together: one per line or cell, or separated by commas or 、. */
export const splitValues = (text: string): string[] =>
  text
    .split(/[\n\r\t,，、;；]+/)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Whether a text has several values. */
export const isSeveral = (text: string): boolean => splitValues(text).length > 1;
