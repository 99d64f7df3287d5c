import { mailOffersAtom, useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { MailChoice, useMailChoices } from '@pinpu/shared/widgets';

function Choice({ token }: { token: string }) {
  const { data } = useMailChoices(token);
  // The order form works without it.
  if (data === undefined) return null;
  return (
    <MailChoice
      token={token}
      topic="cart"
      source="cart"
      checked={data.cart}
      label="忘了結帳時，寄信提醒我"
      help="只寄一封，信裡可以一鍵取消。"
    />
  );
}

/** Asks a member for consent to be reminded of the cart; never ticked by default. */
export function CartReminder() {
  const token = useAtomValue(userTokenAtom);
  const { cart } = useAtomValue(mailOffersAtom);
  return cart && token !== '' ? <Choice token={token} /> : null;
}
