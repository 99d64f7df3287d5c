import { Notice } from '@pinpu/shared/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

type Load = () => Promise<ComponentType<{ onClose: () => void }>>;

/**
 * A button that opens a dialog whose code is loaded on the first press; after a failure, the next press loads it again.
 */
export function DialogEntry({ load, children }: { load: Load; children: ReactNode }) {
  const [state, setState] = useState<{ Part: ComponentType<{ onClose: () => void }> }>();
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    load().then(
      (Part) => setState({ Part }),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {failed && <Notice variant="danger" message="目前無法開啟，請稍後再試一次。" />}
      {state && <state.Part onClose={() => setState(undefined)} />}
    </>
  );
}
