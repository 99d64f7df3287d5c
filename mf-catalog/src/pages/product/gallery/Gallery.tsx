import { PRINTED, theme } from '@pinpu/shared/theme';
import { Stamp, useDeferredRender, WithoutScript } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { withVariants } from './album-pictures.ts';
import { Counter, GalleryPlace, GalleryWindow } from './gallery-layout.ts';
import { LargePictures, preloadViewer } from './LargePictures.tsx';
import { MainPicture } from './MainPicture.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useSwipedPictures } from './use-swiped-pictures.ts';

interface GalleryProps {
  name: string;
  album: readonly string[];
  /** The picture of what is chosen. */
  chosen: string;
  /** The rows that the picker takes on a phone; 0 for none. */
  rows: number;
  soldOut: boolean;
}

/**
 * The product's pictures side by side in a scroll container, changed by a swipe or a thumbnail; a press enlarges them.
 */
export function Gallery({ name, album, chosen, rows, soldOut }: GalleryProps) {
  const [first] = useState(chosen);
  const pictures = withVariants(album, first, chosen);
  const { frame, shown, show, onScroll, onKeyDown } = useSwipedPictures(
    pictures.length,
    pictures.indexOf(chosen),
  );
  const [isLarge, setLarge] = useState(false);
  const several = pictures.length > 1;
  const others = useDeferredRender(false);
  return (
    <GalleryPlace $several={several} $rows={rows}>
      <GalleryWindow
        $several={several}
        $rows={rows}
        className={PRINTED}
        onPointerEnter={preloadViewer}
        onFocus={preloadViewer}
      >
        <Frame ref={frame} onScroll={onScroll} onKeyDown={onKeyDown} aria-label="商品圖片">
          {pictures.map((picture, at) => {
            const main = (
              <MainPicture
                src={picture}
                alt={at === 0 ? name : `${name}，圖 ${at + 1}`}
                first={at === 0}
                shown={at === shown}
                onPress={() => setLarge(true)}
              />
            );
            return (
              <li key={picture} aria-hidden={at !== shown}>
                {(at === 0 || others) && main}
                {at > 0 && <WithoutScript>{main}</WithoutScript>}
              </li>
            );
          })}
        </Frame>
        {several && <Counter aria-hidden>{`${shown + 1} / ${pictures.length}`}</Counter>}
        {soldOut && <Stamp>售完</Stamp>}
      </GalleryWindow>
      {several && <Thumbnails rows={rows} pictures={pictures} shown={shown} onChoose={show} />}
      {isLarge && (
        <LargePictures
          name={name}
          pictures={pictures}
          shown={shown}
          onShow={show}
          onClose={() => setLarge(false)}
        />
      )}
    </GalleryPlace>
  );
}

const Frame = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${theme.media.phone} { img { border-radius: 0; } }
  > li { flex: 0 0 100%; scroll-snap-align: start; scroll-snap-stop: always; }
`;
