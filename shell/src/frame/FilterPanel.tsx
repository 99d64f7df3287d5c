import type { NavigationItem } from '@pinpu/shared/contracts';
import { useAppEvent } from '@pinpu/shared/events';
import { Slot } from '@pinpu/shared/slots';
import { Dialog, Stack } from '@pinpu/shared/ui';
import { NavigationList } from './NavigationList.tsx';
import { usePagePanel } from './use-page-panel.ts';

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
  const { isOpen, open, close } = usePagePanel();
  useAppEvent('APP_EC_OPEN_FILTERS', open);
  return (
    <Dialog open={isOpen} variant="side" title="篩選搜尋結果" onClose={close}>
      <Stack $gap={32}>
        {filters && <Slot name="list.filters" onClose={close} />}
        {items.length > 0 && <NavigationList items={items} onLeave={close} />}
      </Stack>
    </Dialog>
  );
}
