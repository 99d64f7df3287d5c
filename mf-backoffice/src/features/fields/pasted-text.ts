/** Whether a pasted text contains several cells of a spreadsheet. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));
