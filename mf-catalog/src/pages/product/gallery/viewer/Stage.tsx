import { theme } from '@pinpu/shared/theme';
import { VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Controls } from './Controls.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import { useStageSlides } from './use-stage-slides.ts';
import { useZooms } from './use-zooms.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

type StageProps = {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShow: (at: number) => void;
};

/** Pictures to swipe, pinch, double-tap, wheel or drag; also operable by buttons and keys. */
export function Stage({ name, pictures, shown, onShow }: StageProps) {
  const count = pictures.length;
  const zooms = useZooms(shown);
  const { viewport, goTo } = useStageSlides({ shown, onShow, isZoomed: zooms.isZoomed });
  useStageKeys({ shown, count, goTo, zooms });
  return (
    <Whole>
      <Viewport ref={viewport}>
        <Track>
          {pictures.map((picture, at) => (
            <Slide key={picture} inert={at !== shown}>
              <ZoomPicture
                src={picture}
                alt={count > 1 ? `${name}，圖 ${at + 1}` : name}
                near={Math.abs(at - shown) < 2}
                onZoom={(zoom) => zooms.keep(at, zoom)}
                onScale={(scale) => zooms.follow(at, scale)}
                onDoubleTap={zooms.turn}
              />
            </Slide>
          ))}
        </Track>
      </Viewport>
      <Controls shown={shown} count={count} onGo={goTo} zooms={zooms} />
      <VisuallyHidden aria-live="polite">{`第 ${shown + 1} 張，共 ${count} 張`}</VisuallyHidden>
    </Whole>
  );
}

/** Below the dialog's header, full-bleed. */
const Whole = styled.div`
  position: absolute;
  inset: ${theme.frame.dialogHead} 0 0;
  display: flex;
  flex-direction: column;
`;

const Viewport = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;

const Track = styled.ul`
  display: flex;
  height: 100%;
  touch-action: none;
`;

const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  padding: ${theme.space[8]} 0;
`;
