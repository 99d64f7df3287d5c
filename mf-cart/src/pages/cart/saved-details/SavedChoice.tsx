import type { SavedInvoice, SavedRecipient } from '@pinpu/shared/contracts';
import { invoiceText } from '@pinpu/shared/domain';
import { orderInfoAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { SelectField } from '@pinpu/shared/ui';
import { chooseSavedAtom, type SavedKind, savedAs } from '../../../state/saved-details.ts';
import { useSavedDetails } from './use-saved-details.ts';

const WORDS = {
  recipient: { label: '已儲存的收件人', typed: '目前填寫的收件人', other: '填寫其他收件人' },
  invoice: { label: '已儲存的發票資料', typed: '目前填寫的發票', other: '填寫其他發票資料' },
} as const;

const isInvoice = (saved: SavedRecipient | SavedInvoice): saved is SavedInvoice =>
  'invoice_vatid' in saved;

/** A saved entry in one line, with details, so that two entries with the same name can be told apart. */
const textOf = (saved: SavedRecipient | SavedInvoice) => {
  const text = isInvoice(saved) ? invoiceText(saved) : `${saved.cnt_name}，${saved.addr1}`;
  return saved.label ? `${saved.label}：${text}` : text;
};

interface SavedChoiceProps {
  kind: SavedKind;
  /** Called after saved values were filled in. */
  onChosen?: () => void;
  /** Called if the shopper wants to type another entry; by default `onChosen`. */
  onOther?: () => void;
  /** Hides the choice if the only saved entry is the current one. */
  brief?: boolean;
}

/** A member's choice of saved recipients or invoices; nothing if none is saved. */
export function SavedChoice({ kind, onChosen, onOther = onChosen, brief }: SavedChoiceProps) {
  const info = useAtomValue(orderInfoAtom);
  const choose = useSetAtom(chooseSavedAtom);
  const saved: (SavedRecipient | SavedInvoice)[] = useSavedDetails()?.[kind] ?? [];
  const current = savedAs(kind, saved, info);
  if (saved.length === 0 || (brief && current && saved.length === 1)) return null;
  const { label, typed, other } = WORDS[kind];
  return (
    <SelectField
      label={label}
      value={current?.id ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const chosen = saved.find(({ id }) => id === value);
        choose(kind, chosen);
        if (chosen) onChosen?.();
        else onOther?.();
      }}
    >
      {saved.map((one) => (
        <option key={one.id} value={one.id}>
          {textOf(one)}
        </option>
      ))}
      <option value="">{current ? other : typed}</option>
    </SelectField>
  );
}
