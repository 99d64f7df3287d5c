import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';

type ThumbnailsProps = {
  pictures: readonly string[];
  shown: number;
  onChoose: (at: number) => void;
};

/** Thumbnails that select the main picture: a row on phones, a column elsewhere. */
export function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  return (
    <Row aria-label="商品圖片">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <Choice
            type="button"
            aria-label={`看第 ${at + 1} 張圖`}
            aria-current={at === shown}
            onClick={() => onChoose(at)}
          >
            <Picture src={picture} alt="" sizes="72px" loading="eager" />
          </Choice>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${theme.space[8]};
  overflow-x: auto;
  scrollbar-width: none;
  li { flex: 0 0 64px; }
  ${theme.media.tablet} {
    flex-direction: column;
    li { flex: none; }
  }
`;

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: 3px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  &[aria-current='true'] { border-color: ${theme.colour.ink}; }
`;
