import type { BankAccount } from '@pinpu/shared/domain';
import { TextField } from '@pinpu/shared/ui';
import type { ChangeEvent } from 'react';

interface AccountFieldsProps {
  account: BankAccount;
  faults: Partial<BankAccount>;
  onChange: (change: Partial<BankAccount>) => void;
}

/**
 * The fields of a bank account. They don't limit the length of the input, so that a message can say what is too long.
 */
export function AccountFields({ account, faults, onChange }: AccountFieldsProps) {
  const bind = (field: keyof BankAccount) => ({
    value: account[field],
    error: faults[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [field]: event.target.value }),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <>
      <TextField
        label="銀行代碼"
        hint="例如 808；郵局是 700"
        inputMode="numeric"
        required
        {...bind('bank_code')}
      />
      <TextField label="分行" hint="名稱或代碼" optional {...bind('branch')} />
      <TextField
        label="帳號"
        hint="不用輸入 -"
        inputMode="numeric"
        required
        {...bind('account_no')}
      />
      <TextField label="戶名" hint="和存摺上的相同" required {...bind('holder')} />
    </>
  );
}
