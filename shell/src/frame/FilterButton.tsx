import { Dialog, IconButton } from '@pinpu/shared/ui';
import { useState } from 'react';
import { NavigationList } from './NavigationList.tsx';
import type { NavigationItem } from './navigation.ts';

/** Opens the side panel 篩選搜尋結果 with the navigation entries (spec §2 Header). */
export function FilterButton({ items }: { items: NavigationItem[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="filter" aria-label="篩選" onClick={() => setOpen(true)} />
      <Dialog open={open} variant="side" title="篩選搜尋結果" onClose={close}>
        <NavigationList items={items} onLeave={close} />
      </Dialog>
    </>
  );
}
