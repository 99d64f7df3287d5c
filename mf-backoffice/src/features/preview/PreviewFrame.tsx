import { PREVIEW_READY, type PreviewDraft, type PublicConfig } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** The windows that a preview is shown in, in pixels. */
export const DEVICES = {
  phone: { name: '手機', width: 390, height: 780 },
  desktop: { name: '電腦', width: 1280, height: 1600 },
} as const;
export type Device = keyof typeof DEVICES;

interface PreviewFrameProps {
  /** The address that the server made for this browser. */
  page: string;
  config: PublicConfig;
  device: Device;
}

/** Sends the draft into the frame whenever it changes, once the page in it listens. */
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

/** How much a device's window is scaled down to fit. */
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
  // The address is the server's for one load: a later one would load the page anew at every change.
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
