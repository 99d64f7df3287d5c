import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { LoadingMark } from '../brand/LoadingMark.tsx';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonCss } from './button-css.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Pending: presses do nothing, and the focus stays. */
  busy?: boolean;
};

/** A button; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <LoadingMark size={20} tone="inherit" label="" />}
      {children}
    </Face>
  );
}

const Face = styled.button<ButtonLook>`
  ${buttonCss}
`;
