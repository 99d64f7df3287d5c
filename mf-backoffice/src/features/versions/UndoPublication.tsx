import type { BackofficeSettings } from '@pinpu/shared/contracts/backoffice';
import { Button } from '@pinpu/shared/ui';
import { useState } from 'react';
import { RestoreDialog } from './RestoreDialog.tsx';

/** Restores the state before the latest publication; nothing if there was none. */
export function UndoPublication({ published: { latest } }: { published: BackofficeSettings }) {
  const [chosen, setChosen] = useState<number>();
  if (latest === null) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setChosen(latest.id)}>
        復原上一版
      </Button>
      {chosen !== undefined && (
        <RestoreDialog
          id={chosen}
          state="before"
          title="復原上一版"
          onClose={() => setChosen(undefined)}
          onRestored={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
