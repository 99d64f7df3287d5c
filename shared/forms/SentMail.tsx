import { OTP_RESEND_PAUSE_MS } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, type NoticeVariant, Row, useSecondsUntil } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SentMailProps {
  message: string;
  email: string;
  variant?: NoticeVariant;
  children?: ReactNode;
}

/** A message that a mail was sent, and to whom. */
export const SentMail = ({ message, email, variant = 'success', children }: SentMailProps) => (
  <Notice variant={variant} message={message}>
    <Address>{email}</Address>
    {children}
  </Notice>
);

interface ResendProps {
  /** When the last mail was requested, ms since the epoch; 0 for never. */
  sent_at: number;
  busy: boolean;
  onSend: () => void;
  /** The button's label once the pause between two mails has passed. */
  children: ReactNode;
}

/** A button that sends a mail again, after a pause that it counts down. */
export function ResendButton({ sent_at, busy, onSend, children }: ResendProps) {
  const seconds = useSecondsUntil(sent_at + OTP_RESEND_PAUSE_MS);
  return (
    <Button variant="secondary" size="small" busy={busy} disabled={seconds > 0} onClick={onSend}>
      {seconds > 0 ? `${seconds} 秒後可再次寄送` : children}
    </Button>
  );
}

interface NoMailProps extends ResendProps {
  /** Absent where the e-mail can no longer be changed. */
  onChangeEmail?: (() => void) | undefined;
}

/** What to do where no mail arrives: look in other folders, send it again, or correct the e-mail. */
export const NoMail = ({ onChangeEmail, ...resend }: NoMailProps) => (
  <>
    <Hint>沒有收到信嗎？請看看垃圾信件匣，或</Hint>
    <Row>
      <ResendButton {...resend} />
      {onChangeEmail && (
        <Button variant="quiet" size="small" onClick={onChangeEmail}>
          更換電子郵件
        </Button>
      )}
    </Row>
  </>
);

const Address = styled.p`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
