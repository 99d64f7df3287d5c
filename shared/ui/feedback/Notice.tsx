import { theme } from '@pinpu/shared/theme';
import { type ReactNode, useRef } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../actions/IconButton.tsx';
import { useFocusFallback } from '../layout/use-focus-fallback.ts';

export type NoticeVariant = 'success' | 'info' | 'warning' | 'danger';

type NoticeProps = {
  variant?: NoticeVariant;
  /** In brackets, for whoever asks the shop about it: small, below the message. */
  code?: string;
  message: ReactNode;
  /** Help text below the message. */
  children?: ReactNode;
  /** With it, there is a close button. */
  onClose?: () => void;
};

/** A notice, `[code] message`; a danger is announced assertively, others politely. */
export function Notice({ variant = 'info', code, message, children, onClose }: NoticeProps) {
  const slip = useRef<HTMLDivElement>(null);
  useFocusFallback(slip);
  return (
    <Slip ref={slip} role={variant === 'danger' ? 'alert' : 'status'} $variant={variant}>
      <Text>
        <Message>
          {code && <Code>{`[${code}] `}</Code>}
          <span>{message}</span>
        </Message>
        {children}
      </Text>
      {onClose && <IconButton icon="close" aria-label="關閉訊息" onClick={onClose} />}
    </Slip>
  );
}

const tone = (text: string, ground: string) => css`--tone: ${text}; background: ${ground};`;

const variants = {
  success: tone(theme.colour.celadon, theme.colour.celadonTint),
  info: tone(theme.colour.grey, theme.colour.greyTint),
  warning: tone(theme.colour.ginger, theme.colour.gingerTint),
  danger: tone(theme.colour.vermilionDeep, theme.colour.vermilionTint),
};

/** The folded corner has the shape of the mark's smallest piece. */
const Slip = styled.div<{ $variant: NoticeVariant }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[12]} ${theme.space[24]};
  color: ${theme.colour.ink};
  font-size: ${theme.size[15]};
  ${({ $variant }) => variants[$variant]}
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 16px;
    height: 16px;
    background: var(--tone);
    clip-path: polygon(0 0, 100% 0, 0 100%);
  }
  > button { margin: -${theme.space[8]} -${theme.space[12]} -${theme.space[8]} 0; }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

/** The specification's order, `[code] message`, from below. */
const Message = styled.p`
  display: flex;
  flex-direction: column-reverse;
  color: var(--tone);
  font-weight: ${theme.weight.medium};
`;

const Code = styled.small`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.regular};
`;
