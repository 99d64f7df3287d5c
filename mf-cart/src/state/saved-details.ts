import type { SavedInvoice, SavedRecipient } from '@pinpu/shared/contracts';
import { type Invoice, NO_INVOICE, RECIPIENT_FIELDS, type Recipient } from '@pinpu/shared/domain';
import { atom, orderInfoAtom, sessionAtom } from '@pinpu/shared/state';
import { type Prefilled, prefilledAtom } from './prefilled.ts';

/**
 * A member's saved recipients and invoices; undefined for guests, while loading, and if an older server does not have
 * them.
 */
export interface SavedDetails {
  recipient: SavedRecipient[];
  invoice: SavedInvoice[];
}
export type SavedKind = keyof SavedDetails;

type Fields = Recipient & Invoice;
type Filling = Partial<Fields> & Partial<Pick<Prefilled, 'recipient_id' | 'invoice_id'>>;

const FIELDS = {
  recipient: RECIPIENT_FIELDS,
  invoice: Object.keys(NO_INVOICE) as (keyof Invoice)[],
} as const satisfies Record<SavedKind, readonly (keyof Fields)[]>;

const ID = { recipient: 'recipient_id', invoice: 'invoice_id' } as const;

const isAs = (kind: SavedKind, one: Partial<Fields>, other: Partial<Fields>) =>
  FIELDS[kind].every((name) => one[name] === other[name]);

/** The fields of a saved entry; empty ones without an entry. */
const fieldsOf = (kind: SavedKind, saved: Partial<Fields> | undefined): Partial<Fields> =>
  Object.fromEntries(FIELDS[kind].map((name) => [name, saved?.[name] ?? '']));

/** The saved entry with the same values as an order's fields, if any. */
export const savedAs = <Kind extends SavedKind>(
  kind: Kind,
  saved: readonly SavedDetails[Kind][number][],
  info: Fields,
) => saved.find((one) => isAs(kind, one, info));

/** The new prefilled values, and in `info` the values to fill in, if the fields have not been edited. */
function following(
  kind: SavedKind,
  saved: readonly SavedDetails[SavedKind][number][],
  info: Fields,
  prefilled: Prefilled,
): { info?: Partial<Fields>; prefilled?: Filling } {
  if (isAs(kind, info, prefilled)) {
    const chosen = saved.find(({ id }) => id === prefilled[ID[kind]]);
    const fields = fieldsOf(kind, chosen ?? saved[0]);
    return { info: fields, prefilled: { ...fields, [ID[kind]]: chosen?.id ?? '' } };
  }
  // The fields were typed here or saved elsewhere: if an entry has these values, it counts as chosen.
  const same = savedAs(kind, saved, info);
  return same ? { prefilled: { ...fieldsOf(kind, same), [ID[kind]]: same.id } } : {};
}

/**
 * Fills in recipient and invoice, each completely, from the member's saved entries; what was typed or chosen here
 * stays.
 */
export const followSavedAtom = atom(null, (get, set, saved: SavedDetails) => {
  for (const kind of ['recipient', 'invoice'] as const) {
    const next = following(kind, saved[kind], get(orderInfoAtom), get(prefilledAtom));
    if (next.info) set(orderInfoAtom, (before) => ({ ...before, ...next.info }));
    if (next.prefilled) set(prefilledAtom, (before) => ({ ...before, ...next.prefilled }));
  }
});

/** Fills in the saved entry that the shopper chose; without one, empties the fields. */
export const chooseSavedAtom = atom(
  null,
  (_get, set, kind: SavedKind, saved: SavedDetails[SavedKind][number] | undefined) => {
    const fields = fieldsOf(kind, saved);
    set(orderInfoAtom, (before) => ({ ...before, ...fields }));
    if (saved) set(prefilledAtom, (before) => ({ ...before, ...fields, [ID[kind]]: saved.id }));
  },
);

export const rememberAtom = sessionAtom<readonly SavedKind[]>([]);

/** Called after an order: the next cart starts with the defaults, and asks again whether to save. */
export const forgetChosenAtom = atom(null, (_get, set) => {
  set(rememberAtom, []);
  set(prefilledAtom, (before) => ({ ...before, recipient_id: '', invoice_id: '' }));
});
