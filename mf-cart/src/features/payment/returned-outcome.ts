import { atom } from '@pinpu/shared/state';
import type { NoticeVariant } from '@pinpu/shared/ui';

/** The outcome of a payment, in the words of the page that the shopper returns to. */
export interface Outcome {
  variant: NoticeVariant;
  message: string;
  help?: string;
}

/** The outcome shown for the order in the address. The order's dialog shows it, too, since it covers the page. */
export const returnedOutcomeAtom = atom<{ guid: string; outcome?: Outcome | undefined }>({
  guid: '',
});
