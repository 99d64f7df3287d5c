import { theme } from '@pinpu/shared/theme';
import { Skeleton } from '@pinpu/shared/ui';
import styled from 'styled-components';

/**
 * Skeletons of `count` loading products as grid items after `before` loaded ones, so that nothing moves when they
 * arrive.
 */
export function TileSkeletons({ count, before = 0 }: { count: number; before?: number }) {
  const places = Array.from({ length: count }, (_, at) => before + at);
  return places.map((place) => (
    <Place key={place} aria-hidden data-needs-script>
      <Skeleton $ratio={1} />
      <Skeleton $width="80%" />
      <Skeleton $width="40%" />
    </Place>
  ));
}

const Place = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[12]};
`;
