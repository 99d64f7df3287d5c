import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

/**
 * Key of the stored heights, by window width, the last used first. The page's HTML reads it, too
 * (shell/src/inline).
 */
const KEY = 'pinpu.rooms';
/** For how many window widths heights are remembered, such as a phone upright and on its side. */
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
    // Without storage, content that comes late moves what is below it.
  }
}

function forget() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}

interface ReservedRoomProps {
  /** Letters and dashes; the same for one place on all screens. */
  name: string;
  /** Whether no content will come. */
  isOver: boolean;
  /**
   * Whether this member has no such content in any place; then all stored heights are deleted, since they may be
   * another member's.
   */
  isForgotten?: boolean;
  children: ReactNode;
}

/**
 * A place for content that only members have and that comes late. A page rendered by the server reserves the height
 * that it last had in this browser at this window width, so that nothing moves.
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

/** The content is laid out as if there were no wrapper. */
const Place = styled.div<{ $name: string }>`
  display: contents;
  &:empty { display: none; }
  html[data-rooms~='${({ $name }) => $name}'] &:empty {
    display: block;
    height: var(--room-${({ $name }) => $name});
  }
`;
