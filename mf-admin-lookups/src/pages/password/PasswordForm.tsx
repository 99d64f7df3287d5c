import { accountName } from '@pinpu/shared/api/admin';
import { adminPasswordFault } from '@pinpu/shared/domain';
import { useMutation } from '@pinpu/shared/query';
import { adminTokenAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Row, reportFirstInvalid, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { changePassword } from '../../api/accounts.ts';
import { fetchPublicKey } from '../../api/session.ts';
import { encryptedPassword } from '../../features/account/encrypt-password.ts';

const FAULTS = {
  short: '至少需要 12 個字元',
  long: '密碼過長，請縮短',
  account: '不可以只是帳號加上幾個字元',
};

const EMPTY = { old: '', next: '', again: '' };

/** The faults of the typed passwords; undefined if there are none. */
function faultsOf({ old, next, again }: typeof EMPTY, account: string) {
  const weak = adminPasswordFault(next, account);
  if (weak) return { next: FAULTS[weak] };
  if (next === old) return { next: '請使用與目前不同的密碼' };
  return next === again ? undefined : { again: '兩次輸入的新密碼不同' };
}

/** The old password, and the new one twice. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const account = accountName(useAtomValue(adminTokenAtom));
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<{ next?: string; again?: string }>();
  const { mutate, isPending } = useChangePassword(() => {
    setTyped(EMPTY);
    onChanged();
  });
  const submit = (form: HTMLFormElement) => {
    if (isPending || !reportFirstInvalid(form)) return;
    const found = faultsOf(typed, account);
    setFaults(found);
    const input: PasswordInput = typed;
    if (!found) mutate(input);
  };
  const field = (name: keyof typeof EMPTY, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type="password"
      name={name}
      required
      maxLength={110}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      value={typed[name]}
      error={name === 'old' ? undefined : faults?.[name]}
      onChange={({ currentTarget }) => {
        setFaults(undefined);
        setTyped({ ...typed, [name]: currentTarget.value });
      }}
    />
  );
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Stack>
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        {field('old', '目前的密碼')}
        {field('next', '新密碼', '至少 12 個字元；密碼加密後才會送出')}
        {field('again', '再輸入一次新密碼')}
        <Row>
          <Button type="submit" busy={isPending}>
            變更密碼
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  max-width: 440px;
`;

interface PasswordInput {
  old: string;
  next: string;
}

async function sendEncrypted({ old, next }: PasswordInput): Promise<string> {
  const { publicKey, RspTS } = await fetchPublicKey();
  const encrypt = (password: string) => encryptedPassword(`${RspTS}\n${password}`, publicKey);
  const [old_password, new_password] = await Promise.all([encrypt(old), encrypt(next)]);
  return changePassword({ old_password, new_password, RspTS });
}

/** Changes the signed-in account's password; this browser stays signed in with a new token. */
function useChangePassword(onChanged: () => void) {
  const setToken = useSetAtom(adminTokenAtom);
  return useMutation({
    mutationFn: sendEncrypted,
    onSuccess: (token) => {
      onChanged();
      setToken(token);
    },
  });
}
