import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Panel, reportFirstInvalid, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Credentials, useAdminSignIn } from './use-admin-sign-in.ts';

function SignInForm() {
  const [typed, setTyped] = useState<Credentials>({ account: '', password: '' });
  const { mutate: signIn, isPending } = useAdminSignIn();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && reportFirstInvalid(event.currentTarget)) signIn(typed);
      }}
    >
      <Stack>
        <TextField
          label="帳號"
          name="account"
          required
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.account}
          onChange={({ currentTarget }) => setTyped({ ...typed, account: currentTarget.value })}
        />
        <TextField
          label="密碼"
          name="password"
          type="password"
          required
          maxLength={60}
          autoComplete="current-password"
          hint="密碼加密後才會送出"
          value={typed.password}
          onChange={({ currentTarget }) => setTyped({ ...typed, password: currentTarget.value })}
        />
        <Button type="submit" wide busy={isPending}>
          登入
        </Button>
      </Stack>
    </form>
  );
}

/** Administrative sign-in by account and password (ledger A10). */
export function SignIn() {
  useDocumentTitle('管理登入');
  return (
    <Place>
      <h1>管理登入</h1>
      <Panel>
        <SignInForm />
      </Panel>
    </Place>
  );
}

const Place = styled(Stack).attrs({ $gap: 24 })`
  width: min(100%, 440px);
  margin-inline: auto;
  padding-block: ${theme.space[32]} ${theme.space[48]};
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; }
  ${theme.media.desktop} { padding-block: ${theme.space[72]}; }
`;
