import { likelyEmail } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, useFocusFallback } from '@pinpu/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useDebounced } from './use-debounced.ts';

/** Long enough to finish a domain; not on leaving the input, or a pressed button would move away. */
const PAUSE_MS = 800;

interface EmailHintProps {
  email: string;
  onTake: (email: string) => void;
}

/** The input above; the focus returns to it from the button. */
const inputBefore = (hint: HTMLElement) => hint.previousElementSibling?.querySelector('input');

function Question({ email, onTake }: EmailHintProps) {
  const hint = useRef<HTMLDivElement>(null);
  useFocusFallback(hint, inputBefore);
  return (
    <Hint ref={hint} role="status">
      <span>
        您是不是要輸入 <b>{email}</b>？
      </span>
      <Button variant="secondary" size="small" onClick={() => onTake(email)}>
        改用這個
      </Button>
    </Hint>
  );
}

/** Below an e-mail input: asks about a domain that is probably mistyped, with a button that takes the other one. */
export function EmailHint({ email, onTake }: EmailHintProps) {
  const typed = useDebounced(email, PAUSE_MS);
  const likely = typed === email ? likelyEmail(typed) : undefined;
  return likely !== undefined && <Question email={likely} onTake={onTake} />;
}

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-top: ${theme.space[4]};
  color: ${theme.colour.ink};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;
