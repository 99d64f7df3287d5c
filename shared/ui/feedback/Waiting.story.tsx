import {
  Badge,
  Button,
  EmptyState,
  ReservedRoom,
  Skeleton,
  Spinner,
  Stack,
  useSecondsUntil,
} from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const PAUSE_MS = 60_000;

/** A button with a pause between two presses. */
function Resend() {
  const [sent_at, setSentAt] = useState(0);
  const seconds = useSecondsUntil(sent_at + PAUSE_MS);
  return (
    <Button disabled={seconds > 0} onClick={() => setSentAt(Date.now())}>
      {seconds > 0 ? `${seconds} 秒後可再次寄送` : '再次寄送'}
    </Button>
  );
}

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
      <Specimen name="ReservedRoom: the height that its content had last, until it comes">
        <ReservedRoom name="specimen" isOver={false}>
          <Badge>晚一點才來</Badge>
        </ReservedRoom>
      </Specimen>
      <Specimen name="Button with useSecondsUntil">
        <Resend />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState>這個分類目前沒有商品。</EmptyState>
      </Specimen>
      <Specimen name="EmptyState with an action">
        <EmptyState action={<Button>再試一次</Button>}>目前沒有連上網路。</EmptyState>
      </Specimen>
    </Specimens>
  );
}
