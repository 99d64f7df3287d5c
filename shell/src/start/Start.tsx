import { initialisedAtom, startFailedAtom, useAtomValue } from '@pinpu/shared/state';
import { LoadingMark } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { Frame } from '../frame/Frame.tsx';
import { placeholderNavigation } from '../frame/navigation.ts';
import { StartFailure } from './StartFailure.tsx';
import { startApp } from './start-app.ts';

/** Only the loading image until the app is initialised, then the frame (spec §2 Shared frame). */
export function Start() {
  const remotes = useRemotes();
  const initialised = useAtomValue(initialisedAtom);
  const failed = useAtomValue(startFailedAtom);
  if (initialised) return <Frame navigation={placeholderNavigation} />;
  return (
    <Centre>{failed ? <StartFailure onRetry={() => startApp(remotes)} /> : <LoadingMark />}</Centre>
  );
}

const Centre = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
`;
