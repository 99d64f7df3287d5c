import { theme } from '@pinpu/shared/theme';
import { Mark, Picture } from '@pinpu/shared/ui';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';

/** A picture, or a placeholder of its size where it fails to load. */
export function PictureWithFallback(props: ComponentProps<typeof Picture>) {
  const [missing, setMissing] = useState(false);
  if (!missing) return <Picture {...props} onError={() => setMissing(true)} />;
  return (
    <Missing role="img" aria-label={props.alt}>
      <Mark size={48} />
      圖片暫時無法顯示
    </Missing>
  );
}

const Missing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  aspect-ratio: 1;
  background: ${theme.colour.tint};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  svg { opacity: .4; filter: grayscale(1); }
`;
