import { Button, EmptyState } from '@pinpu/shared/ui';

/** Shown if the filters match nothing: the chips above remove one filter, the button all of them. */
export function NoFilterResults({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      action={
        <Button variant="secondary" onClick={onClear}>
          清除篩選條件
        </Button>
      }
    >
      沒有符合這些條件的商品。您可以放寬一項，或清除全部條件再看看。
    </EmptyState>
  );
}
