import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ThumbnailRow } from './gallery-layout.ts';

type ThumbnailsProps = {
  pictures: readonly string[];
  shown: number;
  rows: number;
  onChoose: (at: number) => void;
};

export function Thumbnails({ pictures, shown, rows, onChoose }: ThumbnailsProps) {
  return (
    <ThumbnailRow $rows={rows} aria-label="商品圖片">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <Choice
            type="button"
            aria-label={`看第 ${at + 1} 張圖`}
            aria-current={at === shown}
            onClick={() => onChoose(at)}
          >
            <Picture src={picture} alt="" sizes="72px" />
          </Choice>
        </li>
      ))}
    </ThumbnailRow>
  );
}

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: 3px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  &[aria-current='true'] { border-color: ${theme.colour.ink}; }
`;
