import type { Favourite } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A favourite that is no longer for sale, shown by its name. */
export function GoneProduct({ favourite, corner }: { favourite: Favourite; corner: ReactNode }) {
  const { prd_name, prd_man_pic } = favourite;
  return (
    <Card>
      <Picture src={prd_man_pic} alt="" />
      <h2>{prd_name}</h2>
      <p>這項商品已經下架，可以按愛心移除。</p>
      <div>{corner}</div>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  color: ${theme.colour.inkSoft};
  img, [data-missing] { margin-bottom: ${theme.space[8]}; filter: grayscale(1); opacity: .45; }
  h2 { font-size: ${theme.size[17]}; font-weight: ${theme.weight.bold}; }
  p { font-size: ${theme.size[13]}; }
  > div {
    position: absolute;
    top: 0;
    right: 0;
    padding: 0 0 ${theme.space[4]} ${theme.space[4]};
    background: ${theme.colour.paper};
  }
`;
