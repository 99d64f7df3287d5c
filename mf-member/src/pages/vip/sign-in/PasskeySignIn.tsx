import { theme } from '@pinpu/shared/theme';
import { Button, Notice } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in by a passkey, from a button or from the suggestions of the e-mail field. */
export function PasskeySignIn() {
  const { signIn, busy, failure } = usePasskeySignIn();
  return (
    <>
      <Or>或</Or>
      {failure && <Notice variant="danger" message={failure} />}
      <Button variant="secondary" wide busy={busy} onClick={signIn}>
        使用通行密鑰登入
      </Button>
    </>
  );
}

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space[12]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  &::before, &::after { content: ''; border-top: ${theme.border.hairline}; }
`;
