import { theme } from '@pinpu/shared/theme';
import { LoadMore } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ListEnd } from './ListEnd.tsx';

type ListProgressProps = {
  shown: number;
  total: number;
  /** Products are loading. */
  waiting: boolean;
  /** Some failed to load; the message offers a retry. */
  stuck: boolean;
  /** True to load more on scroll; else on a press, so that the footer can be reached. */
  byItself: boolean;
  onMore: () => void;
  onPress: () => void;
};

/** How many products are shown, announced as it changes, with the button for more or the end. */
export function ListProgress(props: ListProgressProps) {
  const { shown, total, waiting, stuck, byItself, onMore, onPress } = props;
  const ended = shown >= total && !waiting && !stuck;
  return (
    <Place>
      {!ended && !stuck && (
        <LoadMore
          shown={shown}
          waiting={waiting}
          byItself={byItself}
          onMore={onMore}
          onPress={onPress}
        >
          顯示更多
        </LoadMore>
      )}
      <Status role="status">{!waiting && `已顯示 ${shown} 項，共 ${total} 項`}</Status>
      {ended && <ListEnd />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[8]};
  > :last-child { justify-self: stretch; text-align: center; }
`;

const Status = styled.p`
  min-height: 1.7em;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
