import { failureText } from '@pinpu/shared/api/failure';
import type { PromoAccount } from '@pinpu/shared/contracts';
import { type BankAccount, bankAccountFaults, normaliseBankAccount } from '@pinpu/shared/domain';
import { useMutation } from '@pinpu/shared/query';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, Stack } from '@pinpu/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { savePromoAccount } from '../../../api/account.ts';
import { NOT_SAVED } from '../../../features/not-saved.ts';
import { AccountFields } from './AccountFields.tsx';

const EMPTY: BankAccount = { bank_code: '', branch: '', account_no: '', holder: '' };

interface AccountDialogProps {
  onClose: () => void;
  onSaved: (account: PromoAccount | null) => void;
}

/** Asks for a complete bank account each time, since the server never sends the stored number back to a browser. */
export function AccountDialog({ onClose, onSaved }: AccountDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  useKeepPage('bank account');
  const [typed, setTyped] = useState(EMPTY);
  const [tries, setTries] = useState(0);
  const account = normaliseBankAccount(typed);
  const faults = bankAccountFaults(account);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => savePromoAccount(account),
    onSuccess: (saved) => {
      onSaved(saved);
      onClose();
    },
    meta: { quiet: true },
  });
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(faults).length > 0) setTries(tries + 1);
    else if (!isPending) mutate();
  };
  return (
    <Dialog
      open
      variant="sheet"
      title="匯款帳號"
      onClose={onClose}
      footer={
        <Button type="submit" form="bank-account" variant="promoter" wide busy={isPending}>
          儲存
        </Button>
      }
    >
      <form id="bank-account" ref={form} noValidate onSubmit={submit}>
        <Stack $gap={16}>
          <AccountFields
            account={typed}
            faults={tries > 0 ? faults : {}}
            onChange={(change) => setTyped({ ...typed, ...change })}
          />
          <p>帳號會加密保存，只用於匯出分潤；每次異動都會寄信通知您。</p>
          {error && <Notice variant="danger" message={failureText(error, NOT_SAVED)} />}
        </Stack>
      </form>
    </Dialog>
  );
}
