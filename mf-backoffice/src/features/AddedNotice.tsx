import { useLocation } from '@pinpu/shared/router';
import { Notice } from '@pinpu/shared/ui';
import { useState } from 'react';

/** Says, on the page of a new item, that it was added and what to do next. */
export function AddedNotice({ message }: { message: string }) {
  const { state } = useLocation();
  const [isNew, setNew] = useState(Object(state).added === true);
  return isNew && <Notice variant="success" message={message} onClose={() => setNew(false)} />;
}
