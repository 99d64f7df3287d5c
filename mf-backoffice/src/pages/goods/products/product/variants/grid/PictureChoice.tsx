import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, Picture, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PictureField } from '../../../../../../features/pictures/PictureField.tsx';

interface PictureChoiceProps {
  /** Names the variants that the picture is for. */
  name: string;
  /** Address of the picture; '' for the product's. */
  value: string;
  /** Addresses of the product's pictures. */
  pictures: readonly string[];
  onChange: (address: string) => void;
}

/** The product's pictures to choose from, and the upload of another. */
function Choices({ value, pictures, onChange }: Omit<PictureChoiceProps, 'name'>) {
  return (
    <Stack>
      {pictures.length > 0 && (
        <Pictures role="group" aria-label="商品的照片">
          {pictures.map((address, at) => (
            <Choice
              key={address}
              type="button"
              aria-label={`第 ${at + 1} 張照片`}
              aria-pressed={address === value}
              onClick={() => onChange(address)}
            >
              <Picture src={address} alt="" sizes="120px" />
            </Choice>
          ))}
        </Pictures>
      )}
      <Upload>
        <PictureField
          label="另外上傳"
          value={pictures.includes(value) ? '' : value}
          ratio={1}
          hint="JPEG、PNG、WebP、AVIF，最多 30 MB。"
          onChange={onChange}
        />
      </Upload>
      {value !== '' && (
        <Row>
          <Button variant="quiet" onClick={() => onChange('')}>
            改用商品的主圖
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** A picture that opens the choice of another. */
export function PictureChoice({ name, value, pictures, onChange }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Shown type="button" aria-label={`${name}的圖片`} onClick={() => setOpen(true)}>
        {value === '' ? <span aria-hidden>＋</span> : <Picture src={value} alt="" sizes="48px" />}
      </Shown>
      <Dialog open={isOpen} title={`${name}的圖片`} onClose={() => setOpen(false)}>
        <Choices
          {...{ value, pictures }}
          onChange={(address) => {
            onChange(address);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

const Shown = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.width.touch};
  height: ${theme.width.touch};
  overflow: hidden;
  border: 1px dashed ${theme.colour.edge};
  border-radius: ${theme.radius.small};
  color: ${theme.colour.inkSoft};
  &:has(img) { border: 0; }
  > * { width: 100%; }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${theme.space[8]};
`;

const Upload = styled.div`
  max-width: 240px;
`;

const Choice = styled.button`
  padding: 2px;
  border: 2px solid transparent;
  border-radius: ${theme.radius.small};
  &[aria-pressed='true'] { border-color: ${theme.colour.ink}; }
`;
