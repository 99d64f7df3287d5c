import { pictureSources } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useState } from 'react';
import styled from 'styled-components';
import { MissingPicture } from './MissingPicture.tsx';
import { servedPictureSources, usePictureSources } from './use-picture-sources.ts';

type PictureProps = Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'srcSet' | 'alt' | 'width' | 'height'
> & {
  /** Base URL of the picture. */
  src: string;
  alt: string;
  /** Aspect ratio, 1 by default. */
  ratio?: number;
};

/**
 * A responsive picture, or a placeholder where it fails to load; its box is reserved beforehand, so that nothing
 * shifts.
 */
export function Picture({
  src,
  alt,
  ratio = 1,
  sizes = '50vw',
  loading = 'lazy',
  onError,
  ref,
  ...rest
}: PictureProps) {
  const sources = { sizes, ...pictureSources(src) };
  const image = usePictureSources<HTMLImageElement>(sources);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => image.current);
  const { isMissing, fail } = useMissing(src);
  if (isMissing) return <MissingPicture alt={alt} ratio={ratio} />;
  return (
    <Image
      {...rest}
      {...servedPictureSources(sources)}
      ref={image}
      onError={(event) => {
        fail();
        onError?.(event);
      }}
      loading={loading}
      decoding="async"
      alt={alt}
      width={640}
      height={Math.round(640 / ratio)}
      $ratio={ratio}
    />
  );
}

const Image = styled.img<{ $ratio: number }>`
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  filter: ${theme.picture.filter};
  object-fit: cover;
`;

/** Whether the picture at an address failed to load; loading is tried again when the network is back. */
function useMissing(src: string) {
  const [missing, setMissing] = useState<string>();
  const isMissing = missing === src;
  useEffect(() => {
    if (!isMissing) return;
    const tryAgain = () => setMissing(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isMissing]);
  return { isMissing, fail: () => setMissing(src) };
}
