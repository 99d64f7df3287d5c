import { useAppEvent } from '@pinpu/shared/events';
import { useCallback, useEffect, useState } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { PartPicker } from './inspector/PartPicker.tsx';
import { OverrideBanner } from './OverrideBanner.tsx';
import { saveOverrides } from './staff-calls.ts';

const isShortcut = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  code === 'KeyI' && altKey && (ctrlKey || metaKey);

/** The inspector, for one part if its id is given, or the picker of parts on the page. */
type ToolState = { as: 'inspector'; part?: string } | { as: 'picker' };

/** Tools above every page in developer mode: the banner of overrides, and the inspector (Ctrl or ⌘, Alt, I). */
export function StaffTools({ faults }: { faults: Readonly<Record<string, string>> }) {
  const { overrides = {} } = useRemotes().composition;
  const [shown, setShown] = useState<ToolState>();
  const inspect = useCallback(() => setShown({ as: 'inspector' }), []);
  useAppEvent('APP_EC_OPEN_INSPECTOR', inspect);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      inspect();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [inspect]);
  const end = async () => {
    await saveOverrides({});
    window.location.reload();
  };
  return (
    <>
      {Object.keys(overrides).length > 0 && (
        <OverrideBanner overrides={overrides} faults={faults} onInspect={inspect} onEnd={end} />
      )}
      {shown?.as === 'inspector' && (
        <Inspector
          part={shown.part}
          onPick={() => setShown({ as: 'picker' })}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown?.as === 'picker' && (
        <PartPicker
          onPick={(part) => setShown({ as: 'inspector', part })}
          onCancel={() => setShown({ as: 'inspector' })}
        />
      )}
    </>
  );
}
