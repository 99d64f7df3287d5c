import type { PanzoomObject } from '@panzoom/panzoom';
import { Picture } from '@pinpu/shared/ui';
import { type MouseEvent, useRef } from 'react';
import styled from 'styled-components';
import { usePanzoom } from './use-panzoom.ts';

type ZoomPictureProps = {
  src: string;
  alt: string;
  /** True if the next swipe can show it. */
  near: boolean;
  onZoom: (zoom: PanzoomObject | undefined) => void;
  onScale: (scale: number) => void;
  onDoubleTap: (point: { clientX: number; clientY: number }) => void;
};

export function ZoomPicture({ src, alt, near, onDoubleTap, ...callbacks }: ZoomPictureProps) {
  const element = useRef<HTMLDivElement>(null);
  usePanzoom(element, callbacks);
  const onClick = useDoubleTap(onDoubleTap);
  return (
    <Place>
      <Moved ref={element} onClick={onClick}>
        {near && <Picture src={src} alt={alt} sizes="200vmin" loading="eager" draggable={false} />}
      </Moved>
    </Place>
  );
}

const Place = styled.div`
  height: 100%;
`;

const Moved = styled.div`
  display: grid;
  grid-template: 100% / 100%;
  height: 100%;
  cursor: zoom-in;
  img, [data-missing] {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    background: none;
    object-fit: contain;
  }
  img { border-radius: 0; }
`;

const WITHIN_MS = 350;
const WITHIN_PX = 30;

/** Calls `act` on the second of two close taps; phones do not report double clicks reliably. */
function useDoubleTap(act: (point: { clientX: number; clientY: number }) => void) {
  const last = useRef({ at: -WITHIN_MS, x: 0, y: 0 });
  return ({ timeStamp, clientX, clientY }: MouseEvent) => {
    const { at, x, y } = last.current;
    const again = timeStamp - at < WITHIN_MS && Math.hypot(clientX - x, clientY - y) < WITHIN_PX;
    last.current = { at: again ? -WITHIN_MS : timeStamp, x: clientX, y: clientY };
    if (again) act({ clientX, clientY });
  };
}
