import { useLocation } from '@pinpu/shared/router';
import { Notice } from '@pinpu/shared/ui';
import { useState } from 'react';

/** On the page of an item to which its form has led: that it was added, and what comes next. */
export function AddedNotice({ message }: { message: string }) {
  const { state } = useLocation();
  const [isNew, setNew] = useState(Object(state).added === true);
  return isNew && <Notice variant="success" message={message} onClose={() => setNew(false)} />;
}
