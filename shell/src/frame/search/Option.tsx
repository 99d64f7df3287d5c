import { Link } from '@pinpu/shared/router';
import { type ReactNode, use } from 'react';
import { ListboxContext } from './listbox-context.tsx';

interface OptionProps {
  /** Unlike that of any other option of the list. */
  id: string;
  to: string;
  className?: string;
  /** Its name, where its text is set in pieces. */
  label?: string;
  /** The search that choosing it makes, if it makes one. */
  search?: string;
  children: ReactNode;
}

/** One thing to choose from the list: a link, so that it can be opened in a new tab too. */
export function Option({ id, to, className, label, search, children }: OptionProps) {
  const { listId, active, onChoose } = use(ListboxContext);
  const own = `${listId}-${id}`;
  return (
    <Link
      id={own}
      role="option"
      aria-label={label}
      aria-selected={own === active}
      tabIndex={-1}
      to={to}
      className={className}
      onClick={() => onChoose(search)}
    >
      {children}
    </Link>
  );
}
