import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Bar, Count, Line, Panel, TabButton } from './tab-styles.ts';
import { scrollToShow, useOverflow } from './use-overflow.ts';

export type TabItem<Id extends string> = {
  id: Id;
  label: ReactNode;
  count?: number;
  /** Whether the count is grey, since it needs no action; others are red. */
  quiet?: boolean;
};

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  /** Also called for the selected tab, so that it can e.g. reverse its order. */
  onSelect: (id: Id) => void;
  /** Content at the end of the tab row. */
  beside?: ReactNode;
  /** The selected tab's content. */
  children: ReactNode;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Tabs over one panel; arrows, Home and End move the focus, Enter selects. On phones the row scrolls. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  beside,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const bar = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(bar);
  const hasCounts = items.some(({ count = 0 }) => count > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that arrive later make the tabs wider.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selected)}"]`);
    if (bar.current && tab) bar.current.scrollLeft = scrollToShow(bar.current, tab);
  }, [selected, hasCounts]);
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = (event.target as HTMLElement).dataset.tab ?? selected;
    const at = items.findIndex((item) => item.id === focused);
    const next = items[steps[event.key]?.(at, items.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div>
      <Line>
        <Bar ref={bar} role="tablist" aria-label={label} $fade={overflow} onKeyDown={onKeyDown}>
          {items.map(({ id, label: text, count, quiet }) => (
            <TabButton
              key={id}
              id={`${base}${id}`}
              type="button"
              role="tab"
              data-tab={id}
              aria-selected={id === selected}
              aria-controls={`${base}panel`}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              {text}
              {count !== undefined && count > 0 && <Count $quiet={quiet === true}>{count}</Count>}
            </TabButton>
          ))}
        </Bar>
        {beside}
      </Line>
      <Panel id={`${base}panel`} role="tabpanel" aria-labelledby={`${base}${selected}`}>
        {children}
      </Panel>
    </div>
  );
}
