import { theme } from '@pinpu/shared/theme';
import { Dialog, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useLazyComponent } from '../../../features/use-lazy-component.ts';

type LargePicturesProps = {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShow: (at: number) => void;
  onClose: () => void;
};

const loadStage = async () =>
  (await import(/* webpackChunkName: "picture-viewer" */ './viewer/Stage.tsx')).Stage;

/** Prefetches the code for zooming and swiping; if that fails, the press loads it again. */
export const preloadViewer = () => void loadStage().catch(() => undefined);

/** The full-screen viewer (spec §2 'large image'). It shows the picture without zoom until its code has loaded. */
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
      <Picture src={pictures[shown] ?? ''} alt={name} sizes="100vmin" loading="eager" />
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
