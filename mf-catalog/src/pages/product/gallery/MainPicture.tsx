import { MAIN_PICTURE_SIZES } from '@pinpu/shared/domain';
import { Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';

type MainPictureProps = {
  src: string;
  alt: string;
  /** True for the first picture, the page's LCP element. */
  first: boolean;
  shown: boolean;
  onPress: () => void;
};

export function MainPicture({ src, alt, first, shown, onPress }: MainPictureProps) {
  return (
    <Place>
      <Picture
        src={src}
        alt={alt}
        sizes={MAIN_PICTURE_SIZES}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
      <Press
        type="button"
        aria-label="看大圖"
        aria-haspopup="dialog"
        tabIndex={shown ? 0 : -1}
        onClick={onPress}
      />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;

const Press = styled.button`
  position: absolute;
  inset: 0;
  cursor: zoom-in;
  &:focus-visible { outline-offset: -4px; }
`;
