import type { NavigationItem } from '@pinpu/shared/contracts';
import { useAppEvent } from '@pinpu/shared/events';
import { useLocation } from '@pinpu/shared/router';
import { Slot } from '@pinpu/shared/slots';
import { Dialog, Stack } from '@pinpu/shared/ui';
import { useCallback, useState } from 'react';
import { NavigationList } from './NavigationList.tsx';

interface FilterPanelProps {
  /** Whether the current page is a list with filters. */
  filters: boolean;
  items: readonly NavigationItem[];
}

/**
 * The side panel 篩選搜尋結果, opened by an event: on a list, its filters, then the navigation (spec §2 Header). Navigating
 * to another page closes it.
 */
export function FilterPanel({ filters, items }: FilterPanelProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = useCallback(() => setOpenAt(undefined), []);
  useAppEvent(
    'APP_EC_OPEN_FILTERS',
    useCallback(() => setOpenAt(pathname), [pathname]),
  );
  return (
    <Dialog open={openAt === pathname} variant="side" title="篩選搜尋結果" onClose={close}>
      <Stack $gap={32}>
        {filters && <Slot name="list.filters" onClose={close} />}
        {items.length > 0 && <NavigationList items={items} onLeave={close} />}
      </Stack>
    </Dialog>
  );
}
