import type { User } from '@pinpu/shared/contracts';
import { nameEqualsEmail } from '@pinpu/shared/domain';
import { memberAtom, orderInfoAtom, useAtomValue, useStore } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { type BuyerFields, prefilledAtom } from '../../state/prefilled.ts';

const buyerOf = (user: User): BuyerFields => ({
  // A new account has its e-mail as its name, which is no name for a delivery.
  cus_name: nameEqualsEmail(user.cus_name, user.acc_email) ? '' : user.cus_name,
  cus_email: user.acc_email,
  cus_phone: user.phone,
  cus_mobile: user.mobile,
  cus_addr1: user.addr1,
  cus_postcode: user.addr1_postcode,
});

/**
 * The order's contacts after filling in `profile`: only fields that are empty, or still as `before` filled them,
 * change.
 */
function withProfile<Info extends BuyerFields>(
  info: Info,
  before: BuyerFields,
  profile: BuyerFields,
): Info {
  const names = Object.keys(profile) as (keyof BuyerFields)[];
  const following = names.filter((name) => info[name] === '' || info[name] === before[name]);
  return { ...info, ...Object.fromEntries(following.map((name) => [name, profile[name]])) };
}

/** Fills in the buyer from the signed-in member's profile, once that is loaded; what the shopper has edited stays. */
export function useMemberPrefill() {
  const store = useStore();
  const member = useAtomValue(memberAtom);
  useEffect(() => {
    if (member === undefined) return;
    const profile = buyerOf(member);
    store.set(orderInfoAtom, (info) => withProfile(info, store.get(prefilledAtom), profile));
    store.set(prefilledAtom, (filled) => ({ ...filled, ...profile }));
  }, [member, store]);
}
