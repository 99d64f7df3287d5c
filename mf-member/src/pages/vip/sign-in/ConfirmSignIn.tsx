import { theme } from '@pinpu/shared/theme';
import { Button, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SignInFrame } from './SignInFrame.tsx';

interface ConfirmSignInProps {
  /** The account's e-mail, masked. */
  email: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before signing in with a link that this browser did not request: it may belong to somebody else's account.
 */
export function ConfirmSignIn({ email, busy, onConfirm, onCancel }: ConfirmSignInProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <SignInFrame title="確認登入" text="這個連結不是由這個瀏覽器索取的，請先確認帳號。">
      <Question ref={question} tabIndex={-1}>
        登入為 <strong>{email}</strong>？
      </Question>
      <Soft>若這不是您的帳號，請按「取消」。</Soft>
      <Stack $gap={8}>
        <Button wide busy={busy} onClick={onConfirm}>
          登入
        </Button>
        <Button variant="quiet" wide disabled={busy} onClick={onCancel}>
          取消
        </Button>
      </Stack>
    </SignInFrame>
  );
}

const Question = styled.p`
  font-size: ${theme.size[17]};
  overflow-wrap: anywhere;
  outline: none;
`;
