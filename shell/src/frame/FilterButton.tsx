import { emitAppEvent } from '@pinpu/shared/events';
import { useAtomValue } from '@pinpu/shared/state';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { frameOptionsAtom } from './frame-options.ts';

/** Opens the side panel; only shown on lists, or where configured (spec §2 Header). */
export function FilterButton({ filters }: { filters: boolean }) {
  const enabled = useAtomValue(frameOptionsAtom).filter_button === true;
  if (!enabled && !filters) return null;
  return (
    <Last
      icon="filter"
      aria-label="篩選"
      aria-haspopup="dialog"
      onClick={() => emitAppEvent('APP_EC_OPEN_FILTERS', {})}
    />
  );
}

const Last = styled(IconButton)`
  margin-left: auto;
`;
