import { emitAppEvent } from '@pinpu/shared/events';
import { theme } from '@pinpu/shared/theme';
import { Icon, VisuallyHidden } from '@pinpu/shared/ui';
import type { Ref } from 'react';
import styled from 'styled-components';

/** Opens the filters in the shell's side panel; shows how many are active. */
export function FilterButton({ count, ref }: { count: number; ref?: Ref<HTMLButtonElement> }) {
  return (
    <Face
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      onClick={() => emitAppEvent('APP_EC_OPEN_FILTERS', {})}
    >
      <Icon name="filter" size={20} />
      篩選
      {count > 0 && (
        <Count>
          <VisuallyHidden>，已選 </VisuallyHidden>
          {count}
          <VisuallyHidden> 項</VisuallyHidden>
        </Count>
      )}
    </Face>
  );
}

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  flex: none;
  min-height: 48px;
  padding-inline: ${theme.space[12]} 0;
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  ${theme.media.hover} { &:hover { text-decoration: underline 1px; text-underline-offset: .35em; } }
`;

const Count = styled.span`
  min-width: 1.6em;
  border-radius: ${theme.radius.round};
  background: ${theme.colour.ink};
  color: ${theme.colour.paper};
  font-size: ${theme.size[13]};
  line-height: 1.6;
  text-align: center;
`;
