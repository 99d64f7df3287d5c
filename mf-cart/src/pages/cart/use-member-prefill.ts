import type { CheckoutProfile, User } from '@pinpu/shared/contracts';
import { nameEqualsEmail } from '@pinpu/shared/domain';
import { memberAtom, orderInfoAtom, useAtomValue, useStore } from '@pinpu/shared/state';
import { useEffect } from 'react';

const buyerOf = ({ cus_name, acc_email, phone, mobile, addr1, addr1_postcode }: User) => ({
  // A new account is named after its e-mail, which is not a name to deliver to.
  cus_name: nameEqualsEmail(cus_name, acc_email) ? '' : cus_name,
  cus_email: acc_email,
  cus_phone: phone,
  cus_mobile: mobile,
  cus_addr1: addr1,
  cus_postcode: addr1_postcode,
});

/** The order's contacts with the buyer's empty fields filled from the member's profile. */
export function withMember<Info extends CheckoutProfile>(info: Info, user: User): Info {
  const known = Object.entries(buyerOf(user)).filter(
    ([name]) => info[name as keyof CheckoutProfile] === '',
  );
  return { ...info, ...Object.fromEntries(known) };
}

/** Fills the buyer's empty fields from the signed-in member's profile, once loaded. */
export function useMemberPrefill() {
  const store = useStore();
  const member = useAtomValue(memberAtom);
  useEffect(() => {
    if (member !== undefined)
      store.set(orderInfoAtom, withMember(store.get(orderInfoAtom), member));
  }, [member, store]);
}
