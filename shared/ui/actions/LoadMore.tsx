import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button.tsx';

type LoadMoreProps = {
  /** How many items are shown; it increases when more have arrived. */
  shown: number;
  waiting: boolean;
  /**
   * Whether more items are loaded when the end comes near; otherwise only on a press, so that the footer can be
   * reached.
   */
  byItself: boolean;
  onMore: () => void;
  onPress: () => void;
  children: ReactNode;
};

/** The button at the end of a list that loads more. */
export function LoadMore({ shown, waiting, byItself, onMore, onPress, children }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const comeBy = useEffectEvent(onMore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again whenever the end has moved.
  useEffect(() => {
    if (!byItself || waiting || place.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && comeBy(),
      { rootMargin: '0px 0px 480px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [byItself, waiting, shown]);

  return (
    <div ref={place}>
      <Button variant="secondary" busy={waiting} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}
