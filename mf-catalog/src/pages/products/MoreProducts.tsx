import { Button } from '@pinpu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

type MoreProductsProps = {
  shown: number;
  waiting: boolean;
  byItself: boolean;
  onMore: () => void;
  onPress: () => void;
};

/** Loads more products on a press; those already fetched are added on scroll. */
export function MoreProducts({ shown, waiting, byItself, onMore, onPress }: MoreProductsProps) {
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
        顯示更多
      </Button>
    </div>
  );
}
