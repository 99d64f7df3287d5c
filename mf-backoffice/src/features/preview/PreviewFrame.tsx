import { PREVIEW_READY, type PreviewDraft, type PublicConfig } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Sizes of the windows that a preview is shown in, in pixels. */
export const DEVICES = {
  phone: { name: '手機', width: 390, height: 780 },
  desktop: { name: '電腦', width: 1280, height: 1600 },
} as const;
export type Device = keyof typeof DEVICES;

interface PreviewFrameProps {
  /** The address of the preview, which the server issued to this browser. */
  page: string;
  config: PublicConfig;
  device: Device;
}

/** Sends the draft into the frame whenever it changes, once the page in it has said that it is ready. */
function useDraftInFrame(config: PublicConfig) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || data !== PREVIEW_READY) return;
      if (source === frame.current?.contentWindow) setReady(true);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const draft: PreviewDraft = { type: 'pinpu-preview-draft', config };
    frame.current?.contentWindow?.postMessage(draft, window.location.origin);
  }, [isReady, config]);
  return frame;
}

/** The factor, at most 1, that makes a device's window fit. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);
  return { place, scale };
}

/** The shop's real home with a draft, in the window of a device. */
export function PreviewFrame({ page, config, device }: PreviewFrameProps) {
  const { name, width, height } = DEVICES[device];
  const frame = useDraftInFrame(config);
  const { place, scale } = useScale(width);
  // The first address is kept: a later one would reload the frame at every change.
  const [address] = useState(page);
  return (
    <Place ref={place} style={{ height: height * scale }}>
      <Screen
        ref={frame}
        src={address}
        title={`首頁預覽（${name}）`}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  overflow: hidden;
`;

const Screen = styled.iframe`
  justify-self: start;
  margin-inline: auto;
  border: ${theme.border.edge};
  background: ${theme.colour.paper};
  transform-origin: 0 0;
`;
