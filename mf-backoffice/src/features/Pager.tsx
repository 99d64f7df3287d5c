import { Button, Row } from '@pinpu/shared/ui';
import type { Paging } from './use-paged-list.ts';

/** Buttons to the next page of a list and back to the first; nothing if there is only one page. */
export const Pager = ({ pager: { busy, onFirst, onNext }, more }: PagerProps) =>
  onFirst || onNext ? (
    <Row>
      {onFirst && (
        <Button variant="quiet" onClick={onFirst}>
          回到第一頁
        </Button>
      )}
      {onNext && (
        <Button variant="secondary" size="small" busy={busy} onClick={onNext}>
          {more}
        </Button>
      )}
    </Row>
  ) : null;

interface PagerProps {
  pager: Paging;
  /** Label of the next page: 較早的訂單. */
  more: string;
}
