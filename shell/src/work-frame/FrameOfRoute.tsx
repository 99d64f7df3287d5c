import type { NavigationItem } from '@pinpu/shared/contracts';
import { Spinner } from '@pinpu/shared/ui';
import { RemotePart } from '../composition/RemotePart.tsx';
import { Frame } from '../frame/Frame.tsx';
import { PageError } from '../routing/PageError.tsx';
import { useServedRoute } from '../routing/use-served-route.ts';
import { loadWorkFrame, WORK_FRAME } from './work-frame-part.ts';

/** The frame that the current page's manifest names: the shop's, or the work frame. */
export function FrameOfRoute({ navigation }: { navigation: readonly NavigationItem[] }) {
  if (useServedRoute()?.frame !== 'work') return <Frame navigation={navigation} />;
  return (
    <RemotePart
      id={WORK_FRAME}
      load={loadWorkFrame}
      props={{}}
      pending={<Spinner />}
      failed={(retry) => <PageError onRetry={retry} />}
    />
  );
}
