import { Button, Row } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

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
