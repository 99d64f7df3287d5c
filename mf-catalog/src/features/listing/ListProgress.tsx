import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { LinkButton, LoadMore, WithoutScript } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ListEnd } from './ListEnd.tsx';

type ListProgressProps = {
  /** The number of products of the list that come before those shown. */
  before?: number;
  shown: number;
  total: number;
  /** The address of the list from the next product on, a link for visitors without scripts. */
  next?: string | undefined;
  waiting: boolean;
  /** Some could not be loaded; the message offers a retry. */
  stuck: boolean;
  /** True to load more on scrolling; false to load on a press, so that the footer can be reached. */
  byItself: boolean;
  onMore: () => void;
  onPress: () => void;
};

/** Announces how many products are shown, with the button for more, or the end of the list. */
export function ListProgress(props: ListProgressProps) {
  const { before = 0, shown, total, next, waiting, stuck, byItself, onMore, onPress } = props;
  const last = before + shown;
  const ended = last >= total && !waiting && !stuck;
  const range = before > 0 ? `第 ${before + 1} 至 ${last}` : ` ${shown}`;
  return (
    <Place>
      {!ended && !stuck && (
        <div data-needs-script>
          <LoadMore
            shown={shown}
            waiting={waiting}
            byItself={byItself}
            onMore={onMore}
            onPress={onPress}
          >
            顯示更多
          </LoadMore>
        </div>
      )}
      {!ended && next !== undefined && (
        <WithoutScript>
          <LinkButton as={Link} to={next} $variant="secondary">
            下一頁
          </LinkButton>
        </WithoutScript>
      )}
      <Status role="status">{!waiting && `已顯示${range} 項，共 ${total} 項`}</Status>
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
