import { invoiceKey, SAVED_MAX } from '@pinpu/shared/domain';
import { orderInfoAtom, useAtom, useAtomValue } from '@pinpu/shared/state';
import { Checkbox } from '@pinpu/shared/ui';
import { rememberAtom, type SavedKind, savedAs } from '../../../state/saved-details.ts';
import { useSavedDetails } from './use-saved-details.ts';

const WORDS = {
  recipient: { label: '記住這位收件人，下次可直接選用', full: '收件人' },
  invoice: { label: '記住這個發票資料，下次可直接選用', full: '發票資料' },
} as const;

/** Asks a member whether the shop may save the new details; never checked by default. */
export function Remember({ kind }: { kind: SavedKind }) {
  const info = useAtomValue(orderInfoAtom);
  const saved = useSavedDetails()?.[kind];
  const [remembered, setRemembered] = useAtom(rememberAtom);
  if (saved === undefined || savedAs(kind, saved, info)) return null;
  if (kind === 'invoice' && invoiceKey(info) === '') return null;
  const { label, full } = WORDS[kind];
  if (saved.length >= SAVED_MAX)
    return <p>{`已儲存 ${SAVED_MAX} 筆${full}，到會員中心刪除不用的，就能再記住新的。`}</p>;
  const others = remembered.filter((one) => one !== kind);
  return (
    <Checkbox
      label={label}
      checked={remembered.includes(kind)}
      onChange={({ currentTarget }) =>
        setRemembered(currentTarget.checked ? [...others, kind] : others)
      }
    />
  );
}
