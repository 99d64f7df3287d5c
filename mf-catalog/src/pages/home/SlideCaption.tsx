import type { Slideshow } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/**
 * A slide's caption, on an opaque background that makes it legible on any picture: at the lower edge on phones, else a
 * vertical strip from the top.
 */
export function SlideCaption({ slide }: { slide: Slideshow }) {
  const { title, sub_title, caption, caption_position } = slide;
  return (
    <Slip $side={caption_position}>
      {title !== '' && <Title>{title}</Title>}
      {sub_title !== '' && <Line>{sub_title}</Line>}
      {caption !== '' && <Quiet>{caption}</Quiet>}
    </Slip>
  );
}

const Slip = styled.div<{ $side: Slideshow['caption_position'] }>`
  position: absolute;
  bottom: 0;
  left: 0;
  display: grid;
  gap: ${theme.space[4]};
  max-width: 86%;
  padding: ${theme.space[16]} ${theme.space[32]} ${theme.space[4]} ${theme.space[16]};
  background: ${theme.colour.paper};
  clip-path: polygon(0 0, calc(100% - 24px) 0, 100% 24px, 100% 100%, 0 100%);
  ${theme.media.tablet} {
    inset: 0 auto auto 7%;
    ${({ $side }) => $side === 'right' && 'inset: 0 7% auto auto;'}
    display: block;
    max-width: 36%;
    max-height: 92%;
    padding: ${theme.space[16]} ${theme.space[12]};
    border-bottom: 3px solid ${theme.colour.seal};
    clip-path: none;
    overflow: hidden;
    writing-mode: vertical-rl;
  }
  ${theme.media.desktop} { padding: ${theme.space[48]} ${theme.space[24]} ${theme.space[32]}; }
`;

const Title = styled.h2`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[25]};
  font-weight: ${theme.weight.bold};
  letter-spacing: .08em;
  line-height: ${theme.leading.heading};
  ${theme.media.desktop} { font-size: ${theme.size[40]}; letter-spacing: .14em; }
`;

const Line = styled.p`
  font-size: ${theme.size[15]};
  ${theme.media.desktop} { font-size: ${theme.size[17]}; letter-spacing: .08em; }
`;

const Quiet = styled(Line)`
  color: ${theme.colour.inkSoft};
`;
