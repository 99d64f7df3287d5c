import { theme } from '@pinpu/shared/theme';
import { Button, Icon, Row, Stack } from '@pinpu/shared/ui';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface FaultFormProps {
  className?: string;
  /** The faults, by field. */
  faults: Readonly<Partial<Record<string, string>>>;
  onSend: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that moves the focus to the first field with a fault. */
export function FaultForm({ className, faults, onSend, onKeyDown, children }: FaultFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.values(faults).join();
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack $gap={24}>{children}</Stack>
    </form>
  );
}

interface ChangeButtonsProps {
  isChanged: boolean;
  isPending: boolean;
  onUndo: () => void;
  /** Further buttons. */
  children: ReactNode;
}

/** Saves the changes of a form, or drops them. */
export const ChangeButtons = ({ isChanged, isPending, onUndo, children }: ChangeButtonsProps) => (
  <Row>
    <Button type="submit" busy={isPending} disabled={!isChanged}>
      儲存
    </Button>
    {isChanged && (
      <Button variant="quiet" onClick={onUndo}>
        不改了
      </Button>
    )}
    {children}
  </Row>
);

/** Announces the fault of a group of controls at once; nothing for ''. */
export const FaultText = ({ id, fault }: { id?: string; fault: string }) =>
  fault !== '' && (
    <Line id={id} role="alert">
      <Icon name="warning" size={16} />
      {fault}
    </Line>
  );

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;
