import { useRef, useState } from 'react';

/** An entry without an id of its own, with a key for React. */
interface KeyedRow<Item> {
  key: string;
  item: Item;
}

/**
 * Gives keys to entries without an id, so that React keeps their fields while they are reordered. If the list is
 * replaced from outside, keys stay with the position.
 */
export function useRowKeys<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const count = useRef(0);
  const newKeys = (howMany: number) =>
    Array.from({ length: howMany }, () => {
      count.current += 1;
      return String(count.current);
    });
  const [keys, setKeys] = useState<readonly string[]>(() => newKeys(items.length));
  const known =
    keys.length >= items.length ? keys : [...keys, ...newKeys(items.length - keys.length)];
  if (known !== keys) setKeys(known);
  return {
    rows: items.map((item, at): KeyedRow<Item> => ({ key: known[at] ?? '', item })),
    change: (rows: readonly KeyedRow<Item>[]) => {
      setKeys(rows.map(({ key }) => key));
      onChange(rows.map(({ item }) => item));
    },
  };
}
