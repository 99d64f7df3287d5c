import { Button, EmptyState, Skeleton, Spinner, Stack } from '@pinpu/shared/ui';
import { Specimen, Specimens } from './Specimen.tsx';

/** Loading and empty states. */
export function Waiting() {
  return (
    <Specimens>
      <Specimen name="Spinner">
        <Spinner label="示範：讀取中" />
      </Specimen>
      <Specimen name="Skeleton: a picture and two lines">
        <Stack $gap={8}>
          <Skeleton $ratio={1.6} $height="auto" />
          <Skeleton $width="80%" />
          <Skeleton $width="40%" />
        </Stack>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState>這個分類目前沒有商品。</EmptyState>
      </Specimen>
      <Specimen name="EmptyState with an action">
        <EmptyState action={<Button>再試一次</Button>}>這裡暫時無法顯示。</EmptyState>
      </Specimen>
    </Specimens>
  );
}
