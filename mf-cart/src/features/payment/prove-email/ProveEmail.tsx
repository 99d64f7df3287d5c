import { Dialog, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';

export interface ProveEmailProps {
  email: string;
  /** Changes the order's e-mail; absent once it has been placed. */
  changeEmail?: ((email: string) => void) | undefined;
  onProven: () => void;
  onClose: () => void;
}

/** Proves the e-mail of an order that is paid on receipt; needed once per browser. */
export function ProveEmail({ email, changeEmail, onProven, onClose }: ProveEmailProps) {
  const [changing, setChanging] = useState(false);
  return (
    <Dialog open title="確認電子郵件" onClose={onClose}>
      <Stack>
        <p>收到商品時才付款，請先確認電子郵件；之後在這個瀏覽器不必再確認。</p>
        {changing && changeEmail ? (
          <EmailStep
            initial={email}
            onChange={(changed) => {
              changeEmail(changed);
              setChanging(false);
            }}
          />
        ) : (
          <CodeStep
            email={email}
            onProven={onProven}
            onChangeEmail={changeEmail && (() => setChanging(true))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
