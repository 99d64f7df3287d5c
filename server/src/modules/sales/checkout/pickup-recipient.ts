import { normaliseMobile } from '@pinpu/shared/domain';

const WIDE = /[\u1100-\u115f\u2e80-\uffef]/u;
const UNPRINTABLE = /[\^'`!@#%&*+\\"<>|_[\],，\d]/u;

/** Width of a name on a store's label, where Chinese characters count double. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);

/** 2 to 5 Chinese characters or 4 to 10 letters, no punctuation (docs/taiwan). */
export function isPickupName(name: string): boolean {
  const width = widthOf(name.trim());
  return width >= 4 && width <= 10 && !UNPRINTABLE.test(name);
}

/** The recipient field that is invalid for store pickup, if any. */
export function pickupRecipientFault({
  cnt_name,
  phone1,
}: {
  cnt_name: string;
  phone1: string;
}): 'cnt_name' | 'phone1' | undefined {
  if (!isPickupName(cnt_name)) return 'cnt_name';
  return normaliseMobile(phone1) === undefined ? 'phone1' : undefined;
}
