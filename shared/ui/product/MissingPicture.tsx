import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { Mark } from '../brand/Mark.tsx';

/** Shown in the box of a picture that failed to load; the text is only shown where there is room. */
export function MissingPicture({ alt, ratio }: { alt: string; ratio: number }) {
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Box {...named} data-missing $ratio={ratio}>
      <Mark size={48} />
      <Words>圖片暫時無法顯示</Words>
    </Box>
  );
}

const Box = styled.span<{ $ratio: number }>`
  container-type: inline-size;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
  svg { width: clamp(20px, 40cqi, 48px); height: auto; opacity: .4; filter: grayscale(1); }
`;

const Words = styled.span`
  @container (max-width: 8.99rem) { display: none; }
`;
