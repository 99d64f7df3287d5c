import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

type SlideControlsProps = {
  count: number;
  selected: number;
  playing: boolean;
  onSelect: (slide: number) => void;
  onToggle: () => void;
};

export function SlideControls({
  count,
  selected,
  playing,
  onSelect,
  onToggle,
}: SlideControlsProps) {
  const slides = Array.from({ length: count }, (_, at) => at);
  return (
    <Row>
      {slides.map((slide) => (
        <Mark
          key={slide}
          type="button"
          aria-label={`第 ${slide + 1} 張看板`}
          aria-current={slide === selected}
          onClick={() => onSelect(slide)}
        />
      ))}
      <IconButton
        icon={playing ? 'pause' : 'play'}
        aria-label={playing ? '暫停輪播' : '開始輪播'}
        onClick={onToggle}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding-inline: ${theme.space[8]};
  ${theme.media.content} { padding-inline: 0; }
`;

const Mark = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: ${theme.width.touch};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 1px solid ${theme.colour.edge};
    transition: background ${theme.motion.steady}, transform ${theme.motion.steady};
  }
  &[aria-current='true']::before {
    background: ${theme.colour.seal};
    border-color: ${theme.colour.seal};
    transform: rotate(45deg);
  }
`;
