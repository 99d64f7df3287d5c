import { Button, Row } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

interface ChangeButtonsProps {
  isChanged: boolean;
  isPending: boolean;
  onUndo: () => void;
  /** Further buttons. */
  children: ReactNode;
}

/** Saves what was changed in a form, or drops it. */
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
