import { languageAtom, useAtomValue } from '@pinpu/shared/state';

/** The texts of one part by language; zh-TW is complete, others may follow. */
export type Dictionaries<Messages> = { 'zh-TW': Messages } & Record<string, Messages | undefined>;

/** The texts for `language`, or zh-TW where there are none. */
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
