import { endStaff, saveOverrides } from '@pinpu/shared/api/admin';
import type { InspectedPage, SharedModule } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { useAppEvent } from '@pinpu/shared/events';
import { Slot } from '@pinpu/shared/slots';
import { Button, Dialog, Row, Spinner } from '@pinpu/shared/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { remotesUsing } from '../composition/containers.ts';
import { useRemotes } from '../composition/remotes-context.tsx';
import { SlotError } from '../composition/SlotError.tsx';
import { laterModules, modules, versionOf } from '../composition/shared-modules.ts';
import { SlotStatesContext } from '../composition/slot-states.ts';
import { OverrideBanner } from './OverrideBanner.tsx';
import { partTimes } from './part-times.ts';
import { partAt, scrollToPart, shownParts } from './shown-parts.ts';

const isShortcut = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  code === 'KeyI' && altKey && (ctrlKey || metaKey);

const afterwards = (call: () => Promise<unknown>) => async () => {
  await call();
  window.location.reload();
};

interface WithoutInspectorProps {
  children: ReactNode;
  onClose: () => void;
}

/** Shown instead of the inspector: developer mode can be ended where its remote is missing or broken, too. */
const WithoutInspector = ({ children, onClose }: WithoutInspectorProps) => (
  <Dialog
    open
    variant="side"
    title="檢查頁面"
    onClose={onClose}
    footer={
      <Row>
        <Button variant="secondary" onClick={afterwards(() => saveOverrides({}))}>
          結束開發中的版本
        </Button>
        <Button variant="secondary" onClick={afterwards(endStaff)}>
          關閉開發者模式
        </Button>
      </Row>
    }
  >
    {children}
  </Dialog>
);

/** The inspector, which a remote provides: a shopper's page neither contains nor names it. */
function Inspector({ onClose }: { onClose: () => void }) {
  const { composition, loadLazy } = useRemotes();
  const [isComplete, setComplete] = useState(composition.rest === undefined);
  useEffect(() => {
    const end = () => setComplete(true);
    void loadLazy().then(end, end);
  }, [loadLazy]);
  const page = useMemo(
    (): InspectedPage => ({
      ...{ composition, partAt, parts: shownParts, modules: sharedModules },
      ...{ scrollTo: scrollToPart, timesOf: partTimes },
    }),
    [composition],
  );
  const states = useMemo(() => {
    const instead = (content: ReactNode) => (
      <WithoutInspector onClose={onClose}>{content}</WithoutInspector>
    );
    const pending = instead(<Spinner label="檢查工具載入中" />);
    return {
      pending,
      failed: (retry: () => void) => instead(<SlotError onRetry={retry} />),
      none: isComplete ? instead(<p>這個網站沒有檢查工具。</p>) : pending,
    };
  }, [isComplete, onClose]);
  return (
    <SlotStatesContext value={states}>
      <Slot name="staff.inspector" page={page} onClose={onClose} />
    </SlotStatesContext>
  );
}

/** Tools above every page in developer mode: the banner of overrides, and the inspector (Ctrl or ⌘, Alt, I). */
export function StaffTools({ faults }: { faults: Readonly<Record<string, string>> }) {
  const { overrides = {} } = useRemotes().composition;
  const [isInspected, setInspected] = useState(false);
  const inspect = useCallback(() => setInspected(true), []);
  const close = useCallback(() => setInspected(false), []);
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
  return (
    <>
      {Object.keys(overrides).length > 0 && (
        <OverrideBanner
          overrides={overrides}
          faults={faults}
          onInspect={inspect}
          onEnd={afterwards(() => saveOverrides({}))}
        />
      )}
      {isInspected && <Inspector onClose={close} />}
    </>
  );
}

/** The modules that the shell shares with this page's remotes, and which remotes use them. */
const sharedModules = (): SharedModule[] =>
  [...Object.keys(modules), ...Object.keys(laterModules)].sort().map((name) => ({
    ...{ name, version: versionOf(name), from: SHELL },
    usedBy: remotesUsing(name),
  }));
