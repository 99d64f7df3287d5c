import { lightPalette, theme } from '@pinpu/shared/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BARCODE_DELAY_MS, ORDER_BARCODE } from './order-barcode.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One CODE39 barcode. The code is also shown as text below it, in case the counter's scanner fails. */
export function Barcode({ code }: { code: string }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let mounted = true;
    const drawing = import(/* webpackChunkName: "barcode" */ './draw-barcode.ts');
    Promise.all([drawing, pause(BARCODE_DELAY_MS)])
      .then(([{ drawBarcode }]) => {
        if (!mounted || svg.current === null) return;
        drawBarcode(svg.current, code, ORDER_BARCODE);
        setDrawn(true);
      })
      // On failure, the number below the barcode can still be typed.
      .catch(() => undefined);
    return () => {
      mounted = false;
    };
  }, [code]);
  return (
    <Slip>
      <Bars ref={svg} role="img" aria-label={`條碼 ${code}`} $drawn={drawn} />
      {!drawn && <code>{code}</code>}
    </Slip>
  );
}

/** Always light: scanners need dark bars on a light background. */
const Slip = styled.li`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 96px;
  padding: ${theme.space[8]};
  background: ${lightPalette.card};
  color: ${lightPalette.ink};
`;

const Bars = styled.svg<{ $drawn: boolean }>`
  width: 100%;
  max-width: 480px;
  height: auto;
  ${({ $drawn }) => !$drawn && 'display: none;'}
`;
