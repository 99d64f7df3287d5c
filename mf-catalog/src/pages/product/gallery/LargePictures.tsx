import { theme } from '@pinpu/shared/theme';
import { Dialog } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useLazyComponent } from '../use-lazy-component.ts';
import { PictureWithFallback } from './PictureWithFallback.tsx';

type LargePicturesProps = {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShow: (at: number) => void;
  onClose: () => void;
};

const loadStage = async () =>
  (await import(/* webpackChunkName: "picture-viewer" */ './viewer/Stage.tsx')).Stage;

/** Fetches what zooms and swipes, ahead of the press; where it can't be had, the press asks again. */
export const preloadViewer = () => void loadStage().catch(() => undefined);

/** The pictures on the full screen (spec §2 'large image'). Until the stage has come the picture stands there still. */
export function LargePictures({ onClose, ...shown }: LargePicturesProps) {
  const Stage = useLazyComponent(loadStage);
  return (
    <Dialog open title="大圖" variant="full" onClose={onClose}>
      {Stage ? <Stage {...shown} /> : <Still {...shown} />}
    </Dialog>
  );
}

function Still({ name, pictures, shown }: Omit<LargePicturesProps, 'onClose'>) {
  return (
    <Middle>
      <PictureWithFallback src={pictures[shown] ?? ''} alt={name} sizes="100vmin" loading="eager" />
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  grid-template-columns: min(100%, 80dvh);
  height: 100%;
  min-height: ${theme.width.touch};
`;
