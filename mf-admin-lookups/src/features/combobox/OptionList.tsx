import { useEffect, useRef } from 'react';
import { Count, List, Option, OptionId, Popup } from './combobox-styles.ts';
import type { ComboboxState } from './use-combobox.ts';

interface OptionListProps {
  label: string;
  /** The id of the chosen option. */
  value: string;
  box: ComboboxState;
}

const countText = (count: number, shown: number) => {
  if (count === 0) return '沒有符合的項目';
  const all = `符合 ${count.toLocaleString()} 筆`;
  return count > shown ? `${all}，顯示前 ${shown} 筆，請繼續輸入` : all;
};

/** The options of a combobox and their number; the focus stays in the input. */
export function OptionList({ label, value, box }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (box.active >= 0) list.current?.children[box.active]?.scrollIntoView?.({ block: 'nearest' });
  }, [box.active]);
  return (
    <Popup hidden={!box.isOpen} onMouseDown={(event) => event.preventDefault()}>
      <Count role="status">{box.isOpen && countText(box.count, box.shown.length)}</Count>
      <List ref={list} id={box.listId} role="listbox" aria-label={label}>
        {box.isOpen &&
          box.shown.map((item, at) => (
            <Option
              key={item.id}
              id={box.optionId(at)}
              role="option"
              aria-selected={item.id === value}
              $active={at === box.active}
              onClick={() => box.choose(item)}
            >
              {item.label}
              <OptionId>{item.id}</OptionId>
            </Option>
          ))}
      </List>
    </Popup>
  );
}
