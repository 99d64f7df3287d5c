import type { BackofficeSettings } from '@pinpu/shared/contracts/backoffice';
import { Button } from '@pinpu/shared/ui';
import { useState } from 'react';
import { RestoreDialog } from './RestoreDialog.tsx';

/** Restores what was before the latest publication; nothing where there was none. */
export function UndoPublication({ published: { latest } }: { published: BackofficeSettings }) {
  const [asked, setAsked] = useState<number>();
  if (latest === null) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(latest.id)}>
        復原上一版
      </Button>
      {asked !== undefined && (
        <RestoreDialog
          id={asked}
          state="before"
          title="復原上一版"
          onClose={() => setAsked(undefined)}
          onRestored={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
