/** What is wrong with a text, as a sentence that names it by its label; '' where it is valid. */
export type TextFault = (text: string, label: string) => string;

/**
 * Characters that show nothing: direction marks and zero-width ones, which phones add to copied text, soft hyphens, and
 * fillers. Variation selectors stay, since they choose the form of a rare character.
 */
const UNSEEN =
  /\u00AD|\u034F|\u061C|[\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/g;

export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** One line of text as stored: no invisible characters, single spaces, rare characters unchanged. */
export const plainLine = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim();

const DASHES = /[\u2010-\u2015\u2212\uFE58\u30FC]/g;

/** A code, number or address of the internet: half width, with plain hyphens. */
export const codeLine = (text: string): string =>
  plainLine(withoutUnseen(text).normalize('NFKC')).replaceAll(DASHES, '-');

/** The same without any space. */
export const joinedCode = (text: string): string => codeLine(text).replaceAll(' ', '');

/** The code at the beginning of a text; a chat takes the punctuation and words behind a link for its part. */
export const leadingCode = (text: string): string => /^[\w-]+/.exec(codeLine(text))?.[0] ?? '';
