import { recipientFromBuyer } from '@pinpu/shared/domain';
import { orderInfoAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Dialog, reportFirstInvalid, Stack } from '@pinpu/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { receivingAtom } from '../../state/receiving.ts';
import { InvoiceFields } from './invoice/InvoiceFields.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { BUYER_FIELDS, recipientFields } from './profile-fields.ts';

interface ProfileDialogProps {
  /** Shows at once what is missing: opened by checkout, not by an edit icon. */
  check: boolean;
  onClose: () => void;
}

function ProfileForm({ id, check, onSaved }: { id: string; check: boolean; onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const setInfo = useSetAtom(orderInfoAtom);
  const [copies, setCopies] = useState(0);
  const { rec_way } = useAtomValue(receivingAtom);
  const copyBuyer = () => {
    setInfo((info) => ({ ...info, ...recipientFromBuyer(info) }));
    setCopies(copies + 1);
  };
  useEffect(() => {
    if (check && form.current !== null) reportFirstInvalid(form.current);
  }, [check]);
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
        <ProfileFields legend="訂購人" fields={BUYER_FIELDS} />
        <ProfileFields
          legend="收件人"
          fields={recipientFields(rec_way)}
          filling={copies}
          action={
            <Button variant="secondary" size="small" onClick={copyBuyer}>
              與訂購人相同
            </Button>
          }
        />
        <InvoiceFields />
      </Stack>
    </form>
  );
}

/** The full-screen form for buyer, recipient and invoice (spec §2); closing it loses no input. */
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
