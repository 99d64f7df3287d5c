import { languageAtom, useAtomValue } from '@pinpu/shared/state';

/** The texts of one component by language; zh-TW is complete, others are optional. */
export type Dictionaries<Messages> = { 'zh-TW': Messages } & Record<string, Messages | undefined>;

/** The texts for `language`, with zh-TW as the fallback. */
export function messagesIn<Messages>(
  dictionaries: Dictionaries<Messages>,
  language: string,
): Messages {
  return dictionaries[language] ?? dictionaries['zh-TW'];
}

/** The texts in the shopper's language. */
export function useMessages<Messages>(dictionaries: Dictionaries<Messages>): Messages {
  return messagesIn(dictionaries, useAtomValue(languageAtom));
}
