import { atom } from '@pinpu/shared/state';
import type { NoticeVariant } from '@pinpu/shared/ui';

/** The outcome of a payment, as text of the page the shopper returns to. */
export interface Outcome {
  variant: NoticeVariant;
  message: string;
  help?: string;
}

/** The outcome that the page shows for the order in its address; the order's dialog, which covers it, shows it too. */
export const returnedOutcomeAtom = atom<{ guid: string; outcome?: Outcome | undefined }>({
  guid: '',
});
