import {
  CHECKOUT_PROFILE_FIELDS,
  type CheckoutProfileField,
  invoiceKey,
  invoiceOf,
  REC_WAY,
} from '@pinpu/shared/domain';
import { ContactFields, InvoiceFields, Wide } from '@pinpu/shared/forms';
import { orderInfoAtom, useAtom, useAtomValue } from '@pinpu/shared/state';
import { Button, Dialog, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { prefilledAtom } from '../../state/prefilled.ts';
import { receivingAtom } from '../../state/receiving.ts';
import { BUYER_FIELDS, recipientFields } from './profile-fields.ts';
import { recipientFromBuyer } from './recipient-from-buyer.ts';
import { Remember } from './saved-details/Remember.tsx';
import { SavedChoice } from './saved-details/SavedChoice.tsx';

interface ProfileDialogProps {
  /** Shows missing fields at once: true if opened by checkout, false if by an edit icon. */
  check: boolean;
  onClose: () => void;
}

/** The order's contacts; every input is stored at once, even if the form is not saved. */
function useInfo() {
  const [info, setInfo] = useAtom(orderInfoAtom);
  const change = (fields: Partial<typeof info>) => setInfo((before) => ({ ...before, ...fields }));
  const type = (name: CheckoutProfileField, value: string) => change({ [name]: value });
  return { info, change, type };
}

function RecipientPart() {
  const { info, change, type } = useInfo();
  const [fillings, setFillings] = useState(0);
  const { rec_way } = useAtomValue(receivingAtom);
  const filled = () => setFillings(fillings + 1);
  return (
    <ContactFields
      legend="收件人"
      fields={recipientFields(rec_way)}
      values={info}
      onChange={type}
      filling={fillings}
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            change(recipientFromBuyer(info));
            filled();
          }}
        >
          與訂購人相同
        </Button>
      }
      before={
        <Wide>
          <SavedChoice kind="recipient" onChosen={filled} />
        </Wide>
      }
      after={
        rec_way !== REC_WAY.store && (
          <Wide>
            <Remember kind="recipient" />
          </Wide>
        )
      }
    />
  );
}

function InvoicePart() {
  const { info, change } = useInfo();
  const [fillings, setFillings] = useState(0);
  const prefilled = invoiceKey(useAtomValue(prefilledAtom));
  return (
    <InvoiceFields
      // A new key resets the fields after values were filled in other than by typing, so that the shown kind of invoice
      // matches them.
      key={`${fillings} ${prefilled}`}
      invoice={invoiceOf(info)}
      onChange={change}
      before={
        <Wide>
          <SavedChoice kind="invoice" onChosen={() => setFillings(fillings + 1)} />
        </Wide>
      }
      after={
        <Wide>
          <Remember kind="invoice" />
        </Wide>
      }
    />
  );
}

function ProfileForm({ id, check, onSaved }: { id: string; check: boolean; onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { info, type } = useInfo();
  // Of a form that nobody has filled in yet, nothing is wrong.
  const [isBegun] = useState(() => CHECKOUT_PROFILE_FIELDS.some((name) => info[name] !== ''));
  useEffect(() => {
    if (!check || form.current === null) return;
    if (isBegun) reportFirstInvalid(form.current);
    else form.current.querySelector<HTMLElement>('input:invalid')?.focus();
  }, [check, isBegun]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reportFirstInvalid(event.currentTarget)) onSaved();
      }}
    >
      <Stack $gap={32}>
        <ContactFields legend="訂購人" fields={BUYER_FIELDS} values={info} onChange={type} />
        <RecipientPart />
        <InvoicePart />
      </Stack>
    </form>
  );
}

/** The full-screen form for buyer, recipient and invoice (spec §2); closing it keeps the input. */
export function ProfileDialog({ check, onClose }: ProfileDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      variant="full"
      title="編輯訂購資料"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide>
          儲存
        </Button>
      }
    >
      <ProfileForm id={id} check={check} onSaved={onClose} />
    </Dialog>
  );
}
