import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Read by the page's HTML, too (shell/html/index.html): widths of the window, the last one first, each with the heights. */
const KEY = 'pinpu.rooms';
/** Windows of so many widths are remembered, as of a phone upright and on its side. */
const MOST_WIDTHS = 4;

type Rooms = [width: number, heights: Record<string, number>][];

function keep(name: string, height: number) {
  try {
    const rooms: Rooms = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const isHere = ([width]: Rooms[number]) => width === window.innerWidth;
    const others = rooms.filter((one) => !isHere(one)).slice(0, MOST_WIDTHS - 1);
    const heights = { ...rooms.find(isHere)?.[1], [name]: height };
    localStorage.setItem(KEY, JSON.stringify([[window.innerWidth, heights], ...others]));
  } catch {
    // Without storage what comes late moves what is below it.
  }
}

function forget() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}

interface ReservedRoomProps {
  /** Letters and dashes; of one place in all screens. */
  name: string;
  /** Nothing will come. */
  isOver: boolean;
  /** Nothing will come to this member, in no place: what another member had in this browser is forgotten. */
  isForgotten?: boolean;
  children: ReactNode;
}

/**
 * The place of what only members have, and which comes late: a page that the server has rendered leaves it the height that
 * it had last in this browser, in a window of this width, so that nothing moves (ADR 0201).
 */
export function ReservedRoom({ name, isOver, isForgotten = false, children }: ReservedRoomProps) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isForgotten) forget();
  }, [isForgotten]);
  useEffect(() => {
    const place = ground.current;
    if (place === null) return;
    const note = () => {
      const { firstElementChild: first, lastElementChild: last } = place;
      if (first === null || last === null) return;
      observer.disconnect();
      keep(name, last.getBoundingClientRect().bottom - first.getBoundingClientRect().top);
    };
    const observer = new MutationObserver(note);
    observer.observe(place, { childList: true });
    note();
    return () => observer.disconnect();
  }, [name]);
  return (
    <Place ref={ground} $name={isOver ? '' : name}>
      {children}
    </Place>
  );
}

/** Its content is laid out as if there were no wrapper. */
const Place = styled.div<{ $name: string }>`
  display: contents;
  &:empty { display: none; }
  html[data-rooms~='${({ $name }) => $name}'] &:empty {
    display: block;
    height: var(--room-${({ $name }) => $name});
  }
`;
