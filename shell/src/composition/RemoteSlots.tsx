import type { SlotContracts, SlotName } from '@pinpu/shared/contracts';
import { SlotProvider, type SlotRenderer } from '@pinpu/shared/slots';
import { theme } from '@pinpu/shared/theme';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import styled from 'styled-components';
import { shellHost } from './host.ts';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './remotes-context.tsx';
import { SlotError } from './SlotError.tsx';
import {
  isFillerRejected,
  offeredVersion,
  type SlotFiller,
  slotFillerId,
  slotFillers,
} from './slot-fillers.ts';
import { SlotStatesContext } from './slot-states.ts';

/** The remote whose screen is rendered here; undefined in the shell's own frame. */
const ScreenContext = createContext<string | undefined>(undefined);

/** Marks its children as a screen of `remote`, which offers the slots in it. */
export function RemoteScreen({ remote, children }: { remote: string; children: ReactNode }) {
  return (
    <ScreenContext value={remote}>
      <SlotStatesContext value={undefined}>{children}</SlotStatesContext>
    </ScreenContext>
  );
}

/** A part that does not fit this page may fit a newly loaded one. */
const reloadPage = () => window.location.reload();

function Fillers<Name extends SlotName>({
  slot,
  props,
}: {
  slot: Name;
  props: SlotContracts[Name];
}) {
  const { composition, loadSlot } = useRemotes();
  const screen = use(ScreenContext);
  const states = use(SlotStatesContext);
  const offers = screen === undefined ? shellHost.offers : composition.remotes[screen]?.offers;
  const fillers = slotFillers(composition, slot, offeredVersion(offers, slot));
  const failed = states?.failed ?? ((retry: () => void) => <SlotError onRetry={retry} />);
  const isRejected = isFillerRejected(composition, slot);
  if (fillers.length === 0 && !isRejected) return states?.none;
  return (
    <>
      {fillers.map(({ remote, name, room }) => {
        const part = (
          <RemotePart<SlotContracts[Name]>
            id={slotFillerId(slot, { remote, name })}
            load={async (attempt) =>
              (await loadSlot(remote, slot, attempt)) as ComponentType<SlotContracts[Name]>
            }
            props={props}
            pending={states?.pending ?? null}
            failed={failed}
          />
        );
        return (
          <RemoteScreen key={remote} remote={remote}>
            {room === undefined ? part : <Room $room={room}>{part}</Room>}
          </RemoteScreen>
        );
      })}
      {isRejected && failed(reloadPage)}
    </>
  );
}

/** Has the height of its part before that is loaded, so that nothing moves, also where a screen hides empty elements. */
const Room = styled.div<{ $room: NonNullable<SlotFiller['room']> }>`
  min-height: ${({ $room }) => $room.phone}px;
  ${theme.media.tablet} { min-height: ${({ $room }) => $room.wider}px; }
  &&:empty { display: block; }
`;

const render: SlotRenderer = (slot, props) => <Fillers slot={slot} props={props} />;

/** Renders in every slot of the page the parts with which remotes fill it. */
export function RemoteSlots({ children }: { children: ReactNode }) {
  return <SlotProvider render={render}>{children}</SlotProvider>;
}
