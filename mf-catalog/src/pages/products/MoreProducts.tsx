import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';

type MoreProductsProps = {
  left: number;
  /** True when more must be asked of the server: that waits for a press, so that the footer can be reached. */
  needsRequest: boolean;
  onMore: () => void;
};

/** More products by a press; those already here come by themselves as the end draws near. */
export function MoreProducts({ left, needsRequest, onMore }: MoreProductsProps) {
  const place = useRef<HTMLDivElement>(null);
  const comeBy = useEffectEvent(onMore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched afresh whenever the end has moved.
  useEffect(() => {
    if (needsRequest || place.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && comeBy(),
      { rootMargin: '0px 0px 480px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [needsRequest, left]);

  return (
    <Place ref={place}>
      <Button variant="secondary" onClick={onMore}>
        顯示更多
      </Button>
      <Left>還有 {left} 項</Left>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};
`;

const Left = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
