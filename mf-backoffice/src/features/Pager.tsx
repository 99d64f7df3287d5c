import { Button, Row } from '@pinpu/shared/ui';
import type { Paging } from './use-paged-list.ts';

/** Leads to the next page of a list and back to its first; nothing where there is one page. */
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
