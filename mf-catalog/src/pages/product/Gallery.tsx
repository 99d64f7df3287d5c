import { MAIN_PICTURE_SIZES } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Picture, Stamp } from '@pinpu/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Thumbnails } from './Thumbnails.tsx';

type GalleryProps = { name: string; pictures: readonly string[]; soldOut: boolean };

/** The product's pictures side by side in one frame, swiped or chosen by thumbnail. */
export function Gallery({ name, pictures, soldOut }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const frame = useRef<HTMLUListElement>(null);

  const choose = (at: number) => {
    setShown(at);
    frame.current?.scrollTo?.({ left: at * frame.current.clientWidth, behavior: 'smooth' });
  };
  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 0 } = frame.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  return (
    <Place>
      <Window>
        <Frame ref={frame} onScrollEnd={followSwipe} tabIndex={0} aria-label="商品圖片">
          {pictures.map((picture, at) => (
            <li key={picture} aria-hidden={at !== shown}>
              <Picture
                src={picture}
                alt={at === 0 ? name : `${name}，圖 ${at + 1}`}
                sizes={MAIN_PICTURE_SIZES}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : undefined}
              />
            </li>
          ))}
        </Frame>
        {soldOut && <Stamp>售完</Stamp>}
      </Window>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={choose} />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  ${theme.media.tablet} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

const Window = styled.div`
  position: relative;
  ${theme.media.phone} {
    margin-inline: -${theme.space[16]};
    img { border-radius: 0; }
  }
  ${theme.media.tablet} { order: 2; grid-column: 2; }
`;

const Frame = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li { flex: 0 0 100%; scroll-snap-align: start; }
`;
