import type { InspectedPage } from '@pinpu/shared/contracts';
import { useState } from 'react';
import { Inspector } from './Inspector.tsx';
import { InspectedPageContext } from './inspected-page.ts';
import { PartPicker } from './PartPicker.tsx';

/** The inspector, for one part once it was picked, or the picker of parts on the page. */
export function PageInspector({ page, onClose }: { page: InspectedPage; onClose: () => void }) {
  const [isPicking, setPicking] = useState(false);
  const [part, setPart] = useState<string>();
  return (
    <InspectedPageContext value={page}>
      {isPicking ? (
        <PartPicker
          onPick={(picked) => {
            setPart(picked);
            setPicking(false);
          }}
          onCancel={() => {
            setPart(undefined);
            setPicking(false);
          }}
        />
      ) : (
        <Inspector part={part} onPick={() => setPicking(true)} onClose={onClose} />
      )}
    </InspectedPageContext>
  );
}
