import { Link } from '@pinpu/shared/router';
import { productUnitAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { barred } from './product-layout.ts';
import type { Added } from './use-buy-box.ts';

/** Says what was added to the cart, or why no more could be added, with a link to the cart. */
export function AddedNote({ added: last }: { added: Added | undefined }) {
  const unit = useAtomValue(productUnitAtom) || '件';
  return (
    <div role="status">
      {last && (
        <Slip>
          <Icon name={last.added > 0 ? 'check' : 'info'} size={20} />
          <span>
            {last.added > 0
              ? `已放入購物車 ${last.added} ${unit}${last.held > last.added ? `，共 ${last.held} ${unit}` : ''}`
              : `購物車裡已有可購上限 ${last.held} ${unit}`}
          </span>
          <Link to="/cart">看購物車</Link>
        </Slip>
      )}
    </div>
  );
}

const Slip = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: ${theme.width.touch};
  padding-inline: ${theme.space[16]};
  ${barred} { padding-inline: var(--side); }
  background: ${theme.colour.celadonTint};
  color: ${theme.colour.celadon};
  font-size: ${theme.size[15]};
  a { margin-left: auto; padding-block: ${theme.space[8]}; font-weight: ${theme.weight.bold}; }
`;
