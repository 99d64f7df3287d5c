import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';

interface OrderedListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Name of an entry, for the labels of its buttons. */
  nameOf: (item: Item, at: number) => string;
  onChange: (items: Item[]) => void;
  /** Whether entries can be removed. */
  canRemove?: (item: Item) => boolean;
  children: (item: Item, at: number) => ReactNode;
}

interface EntryProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: (() => void) | undefined;
  onDrag: (isDragged: boolean) => void;
}

/** The buttons of an entry, and the handle by which a mouse drags it. */
function EntryTools({ name, isFirst, isLast, onMove, onRemove, onDrag }: EntryProps) {
  return (
    <Tools>
      <Handle
        aria-hidden
        title="拖曳調整順序"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      />
      <Name aria-hidden>{name}</Name>
      <IconButton
        icon="chevronUp"
        aria-label={`上移${name}`}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(-1)}
      />
      <IconButton
        icon="chevronDown"
        aria-label={`下移${name}`}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(1)}
      />
      {onRemove && <IconButton icon="trash" aria-label={`移除${name}`} onClick={onRemove} />}
    </Tools>
  );
}

/** A list whose entries are reordered by buttons, or dragged by a handle. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange, canRemove = () => true, children } = props;
  const [dragged, setDragged] = useState<string>();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || items[to] === undefined || from === to) return;
    onChange(moved(items, from, to));
    setMessage(`${nameOf(item, from)}移到第 ${to + 1} 個，共 ${items.length} 個`);
  };
  const remove = (at: number) => {
    onChange(items.filter((_item, index) => index !== at));
    list.current?.focus();
  };
  return (
    <>
      <List ref={list} aria-label={label} tabIndex={-1}>
        {items.map((item, at) => (
          <Entry
            key={keyOf(item)}
            $dragged={dragged === keyOf(item)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDragEnter={() => {
              const from = items.findIndex((one) => keyOf(one) === dragged);
              if (from >= 0) move(from, at);
            }}
            onDrop={(event) => dragged !== undefined && event.preventDefault()}
          >
            <EntryTools
              name={nameOf(item, at)}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onMove={(by) => move(at, at + by)}
              onRemove={canRemove(item) ? () => remove(at) : undefined}
              onDrag={(isDragged) => setDragged(isDragged ? keyOf(item) : undefined)}
            />
            {children(item, at)}
          </Entry>
        ))}
      </List>
      <Announcement role="status">{message}</Announcement>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

const Entry = styled.li<{ $dragged: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.paper};
  opacity: ${({ $dragged }) => ($dragged ? 0.5 : 1)};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  padding-left: ${theme.space[16]};
  border-bottom: ${theme.border.hairline};
`;

const Handle = styled.span`
  display: none;
  flex: none;
  width: ${theme.space[24]};
  min-height: ${theme.width.touch};
  margin-left: calc(0px - ${theme.space[8]});
  background: radial-gradient(${theme.colour.edge} 1px, transparent 1.5px) 0 center / 8px 8px;
  cursor: grab;
  ${theme.media.hover} { display: block; }
`;

const Name = styled.b`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Announcement = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** The items after the one at `from` was moved to `to`. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
