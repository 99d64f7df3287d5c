import {
  initialisedAtom,
  startFailedAtom,
  useAtomValue,
  webResourcesAtom,
} from '@pinpu/shared/state';
import { LoadingMark } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { frameOptionsAtom } from '../frame/frame-options.ts';
import { navigationFrom } from '../frame/navigation.ts';
import { FrameOfRoute } from '../work-frame/FrameOfRoute.tsx';
import { StartError } from './StartError.tsx';
import { startApp } from './start-app.ts';

/** Shows only the loading image until the app is initialised, then the frame (spec §2 Shared frame). */
export function Start() {
  const remotes = useRemotes();
  const initialised = useAtomValue(initialisedAtom);
  const frame = useAtomValue(frameOptionsAtom);
  const failed = useAtomValue(startFailedAtom);
  const saysWhoItIs = Boolean(useAtomValue(webResourcesAtom).Store_Footer_Text_HTML);
  if (initialised)
    return (
      <FrameOfRoute
        navigation={navigationFrom(frame.navigation, saysWhoItIs, remotes.composition)}
      />
    );
  return (
    <Centre>{failed ? <StartError onRetry={() => startApp(remotes)} /> : <LoadingMark />}</Centre>
  );
}

const Centre = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
`;
