import type { PanzoomObject } from '@panzoom/panzoom';
import { Picture } from '@pinpu/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useDoubleTap } from './use-double-tap.ts';
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

/** One picture to pinch, wheel and drag. */
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
