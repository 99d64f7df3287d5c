import { type ReactNode, useId } from 'react';
import { GroupTitle } from './popup-styles.ts';

export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      {children}
    </div>
  );
}
