import { type CreditOffer, creditTotal, formatTwd } from '@pinpu/shared/domain';
import { useAtom, useAtomValue } from '@pinpu/shared/state';
import { Checkbox, Stack, TextField } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { creditOfferAtom, creditUseAtom } from '../../../state/credit.ts';

/** What limits the credit of an order, as a sentence; '' for nothing. */
function limitText({ bonus, max_percent }: CreditOffer, used: number, balance: number): string {
  if (used >= balance || bonus === 0 || max_percent === 100) return '';
  return `購物金最多折抵商品金額的 ${max_percent}%。`;
}

/** How much credit is used, where the member wants to use less than the order allows. */
function AmountToUse({ used, onUse }: { used: number; onUse: (use: number) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label="折抵金額（元）"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed ?? String(used)}
      onChange={({ currentTarget: { value } }) => {
        const digits = value.normalize('NFKC').replace(/\D/g, '');
        setTyped(digits);
        onUse(Number(digits));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** Store credit on the order page: whether to use it, and how much; nothing for buyers without any. */
export function CreditField() {
  const offer = useAtomValue(creditOfferAtom);
  const [use, setUse] = useAtom(creditUseAtom);
  const { credit_amt: used = 0 } = useAtomValue(cartAmountsAtom);
  const [isOpen, setOpen] = useState(use !== 0);
  if (!offer) return null;
  const balance = creditTotal(offer);
  const limit = isOpen ? limitText(offer, used, balance) : '';
  return (
    <Stack $gap={8}>
      <Checkbox
        label={`使用購物金（餘額 ${formatTwd(balance)}）`}
        checked={isOpen}
        onChange={({ currentTarget: { checked } }) => {
          setOpen(checked);
          setUse(checked ? 'all' : 0);
        }}
      />
      {isOpen && <AmountToUse used={used} onUse={setUse} />}
      {limit && <Soft>{limit}</Soft>}
    </Stack>
  );
}
