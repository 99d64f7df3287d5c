import { type ReactNode, useState } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-css.ts';

type CopyButtonProps = {
  text: string;
  /** What the text is, for messages: 推廣連結, 繳費代碼. */
  what: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
};

type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text and announces the result; where the browser rejects that, it asks the shopper to copy the text by hand.
 */
export function CopyButton({ text, what, children, variant, size }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const spoken = {
    idle: '',
    copied: `已複製${what}`,
    failed: `無法自動複製，請長按${what}複製`,
  };
  return (
    <>
      <Button variant={variant} size={size} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
        {children}
      </Button>
      {state === 'failed' ? (
        <p role="status">{spoken.failed}</p>
      ) : (
        <VisuallyHidden role="status">{spoken[state]}</VisuallyHidden>
      )}
    </>
  );
}
