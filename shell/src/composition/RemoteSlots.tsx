import type { SlotContracts, SlotName } from '@pinpu/shared/contracts';
import { SlotProvider, type SlotRenderer } from '@pinpu/shared/slots';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './remotes-context.tsx';
import { SlotError } from './SlotError.tsx';

function fillersOf(remotes: ReturnType<typeof useRemotes>, slot: SlotName) {
  return Object.entries(remotes.composition.remotes)
    .filter(([, version]) => slot in version.slots)
    .map(([name]) => name);
}

/** Renders in every slot of the page the parts that remotes fill it with. */
export function RemoteSlots({ children }: { children: ReactNode }) {
  const remotes = useRemotes();
  const render = useCallback(
    <Name extends SlotName>(slot: Name, props: SlotContracts[Name]) =>
      fillersOf(remotes, slot).map((remote) => (
        <RemotePart<SlotContracts[Name]>
          key={remote}
          id={`${remote}/slot/${slot}`}
          load={async (attempt) =>
            (await remotes.loadSlot(remote, slot, attempt)) as ComponentType<SlotContracts[Name]>
          }
          props={props}
          pending={null}
          failed={(retry) => <SlotError onRetry={retry} />}
        />
      )),
    [remotes],
  ) as SlotRenderer;
  return <SlotProvider render={render}>{children}</SlotProvider>;
}
