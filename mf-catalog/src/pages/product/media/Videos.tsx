import type { Product } from '@pinpu/shared/contracts';
import { type ProductVideo, youtubePage } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Icon, PageSection, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useNear } from './use-near.ts';

const RATIO = 16 / 9;
const POSTER_WIDTH = 960;

type Videos = NonNullable<Product['videos']>;

interface OneVideoProps {
  video: ProductVideo;
  /** Its title, or what it is called without one. */
  name: string;
}

const nameOf = (prd_name: string, { title }: ProductVideo, at: number, { length }: Videos) =>
  title || `${prd_name}的影片${length > 1 ? ` ${at + 1}` : ''}`;

/** The videos of a product: the shop's own play here, those on YouTube open there. */
export const Videos = ({ name, videos }: { name: string; videos: Videos }) => (
  <Shown>
    <PageSection title="影片">
      <List $several={videos.length > 1}>
        {videos.map((video, at) => {
          const one = { video, name: nameOf(name, video, at, videos) };
          return (
            <li key={video.file || video.youtube}>
              {video.file === '' ? <OnYoutube {...one} /> : <OwnVideo {...one} />}
            </li>
          );
        })}
      </List>
    </PageSection>
  </Shown>
);

/** Loads nothing before it is pressed, but its still, once that comes near the screen. */
function OwnVideo({ video: { file, poster, title }, name }: OneVideoProps) {
  const { place, isNear } = useNear<HTMLVideoElement>();
  return (
    <figure>
      <Player
        ref={place}
        controls
        playsInline
        preload="none"
        src={file}
        poster={poster !== '' && isNear ? `${poster}?w=${POSTER_WIDTH}` : undefined}
        aria-label={name}
      />
      {title !== '' && <Title>{title}</Title>}
    </figure>
  );
}

/** A still of the shop's own: nothing of YouTube is loaded before the press, which opens a new tab. */
const OnYoutube = ({ video: { youtube, poster }, name }: OneVideoProps) => (
  <Leave href={youtubePage(youtube)} target="_blank" rel="noopener noreferrer">
    <Still>
      {poster !== '' && (
        <Picture src={poster} alt="" ratio={RATIO} sizes="(min-width: 768px) 50vw, 100vw" />
      )}
      <Play aria-hidden>
        <Icon name="play" size={24} />
      </Play>
    </Still>
    <Title as="span">{name}</Title>
    <Where>
      在 YouTube 觀看（另開新分頁）
      <Icon name="external" size={16} />
    </Where>
  </Leave>
);

const Shown = styled.div`
  @media print { display: none; }
`;

const List = styled.ul<{ $several: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  ${theme.media.tablet} {
    grid-template-columns: repeat(${({ $several }) => ($several ? 2 : 1)}, minmax(0, 1fr));
    max-width: ${({ $several }) => ($several ? 'none' : theme.width.reading)};
  }
`;

const Player = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: ${RATIO};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  object-fit: contain;
`;

const Title = styled.figcaption`
  display: block;
  margin-top: ${theme.space[8]};
  font-size: ${theme.size[15]};
  font-weight: ${theme.weight.medium};
`;

const Leave = styled.a`
  display: block;
  color: ${theme.colour.ink};
  text-decoration: none;
  ${theme.media.hover} { &:hover > :last-child { text-decoration: underline; } }
`;

const Still = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: ${RATIO};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  overflow: hidden;
  > * { grid-area: 1 / 1; }
`;

const Play = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: ${theme.space[72]};
  height: ${theme.space[48]};
  border-radius: ${theme.radius.round};
  background: ${theme.colour.card};
  color: ${theme.colour.vermilion};
`;

const Where = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;
