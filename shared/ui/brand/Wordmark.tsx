import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { Mark } from './Mark.tsx';

/** Mark and name; `size` is the mark's, in pixels. Accessible name 拼鋪. */
export function Wordmark({ size = 32 }: { size?: number }) {
  const height = Math.round(size * 0.86);
  return (
    <Sign>
      <Mark size={size} />
      <svg
        viewBox="0 0 412 200"
        width={Math.round(height * 2.06)}
        height={height}
        role="img"
        aria-label="拼鋪"
      >
        <path d={NAME_PATH} fill="currentColor" />
      </svg>
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
`;

/** The shop's name as outlines, 412 by 200, since many phones have no Chinese serif font. */
const NAME_PATH = [
  'M87 8l-2 1c6 9 13 23 13 36c20 17 42-23-11-37z',
  'M147 6c-4 16-9 34-13 45l2 1c11-7 23-19 33-32c5 1 7-1 8-3z',
  'M139 59v46h-22v-2v-44z',
  'M4 103l8 28c3-1 5-3 6-6l13-7v48c0 2-1 3-4 3c-3 0-20-1-20-1v3c9 1 12 3 15 7c2 3 3 9 4 16c24-2 27-11 27-27v-62c11-7 20-13 27-18v-2l-27 7v-33h24c1 0 2 0 2 0h15v44v2h-28l1 6h27c-1 30-7 58-36 82l2 1c48-20 56-53 57-83h22v83h4c12 0 19-5 19-6v-77h29c3 0 5-1 6-3c-8-8-21-18-21-18l-11 15h-3v-46h26c2 0 5-1 5-4c-8-7-21-18-21-18l-12 16h-81c-6-7-15-15-15-15l-10 15h-1v-38c5-1 7-3 8-6l-30-3v47h-25l2 6h23v38c-12 3-22 5-27 6z',
  'M276 109c-2 13-4 30-6 40l3 1c7-8 13-20 19-30c4 0 6-2 7-4z',
  'M227 110h-3c3 11 5 27 3 40c13 16 33-14 0-40z',
  'M218 168l14 25c2 0 4-2 5-5c30-14 50-24 64-32l-1-2l-33 6v-59h27c3 0 5-1 6-3c-7-7-18-17-18-17l-10 14h-5v-24h22c2 0 4-1 5-3c-7-7-18-17-18-17l-11 14h-30c12-12 22-27 29-40c8 9 14 19 16 26c8 6 18 1 18-8l2 5h38v18h-15l-22-10v138h3c9 0 18-5 18-8v-46h16v51h4c8 0 17-5 17-7v-44h17v25c0 2-1 3-4 3c-2 0-10-1-10-1v3c5 2 8 4 9 7c2 3 2 9 2 16c21-2 24-10 24-26v-92c4-1 7-3 9-4l-23-17l-10 12h-14v-18h43c3 0 5-1 5-3c-4-4-10-9-15-12c9-6 8-22-24-24l-1 2c4 5 9 13 9 21c2 1 4 2 5 2l-6 8h-16v-27c4-1 5-2 6-5l-27-3v35h-40c0-7-9-17-31-22c5-1 7-2 8-4l-29-10c-4 21-17 54-32 73l2 2c6-4 12-9 18-15l1 5h13v24h-28l2 6h26v62c-13 3-23 4-30 5z',
  'M338 105v29h-16v-29z',
  'M359 105h17v29h-17z',
  'M338 99h-16v-28h16z',
  'M359 99v-28h17v28z',
].join('');
