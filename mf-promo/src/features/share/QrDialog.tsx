import { saveFile } from '@pinpu/shared/files';
import { lightPalette, theme } from '@pinpu/shared/theme';
import { Button, Dialog, Row } from '@pinpu/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { pngFile, qrDrawing, svgText } from './qr-drawing.ts';

export function QrDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const drawing = useMemo(() => qrDrawing(url), [url]);
  const name = `qr-${url.split('/').at(-1)}`;
  const saveSvg = () =>
    saveFile(new Blob([svgText(drawing)], { type: 'image/svg+xml' }), `${name}.svg`);
  const savePng = async () => {
    const file = await pngFile(drawing);
    if (file) saveFile(file, `${name}.png`);
  };
  return (
    <Dialog
      open
      title="QR Code"
      onClose={onClose}
      footer={
        <Row>
          <Button variant="secondary" onClick={saveSvg}>
            下載 SVG
          </Button>
          <Button variant="promoter" onClick={savePng}>
            下載 PNG
          </Button>
        </Row>
      }
    >
      <Place>
        <Code
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          role="img"
          aria-label={`${url} 的 QR Code`}
        >
          <path d={drawing.path} />
        </Code>
        <p>{url}</p>
      </Place>
    </Dialog>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; overflow-wrap: anywhere; text-align: center; }
`;

/** Dark on light even in dark mode, since readers need that. */
const Code = styled.svg`
  width: min(100%, 280px);
  background: ${lightPalette.card};
  fill: ${lightPalette.ink};
  shape-rendering: crispEdges;
`;
