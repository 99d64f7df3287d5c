import { Disclosure } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';

interface LazyDisclosureProps {
  summary: ReactNode;
  children: () => ReactNode;
  defaultOpen?: boolean;
}

/** A disclosure whose content is rendered, and its data loaded, only when it is first opened. */
export function LazyDisclosure({ summary, children, defaultOpen = false }: LazyDisclosureProps) {
  const [isOpened, setOpened] = useState(defaultOpen);
  return (
    <div onClickCapture={() => setOpened(true)}>
      <Disclosure summary={summary} defaultOpen={defaultOpen}>
        {isOpened && children()}
      </Disclosure>
    </div>
  );
}
