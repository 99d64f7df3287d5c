import { Link } from '@pinpu/shared/router';
import { type ReactNode, use } from 'react';
import { ListboxContext } from './listbox-context.tsx';

interface OptionProps {
  /** Unique within the list. */
  id: string;
  to: string;
  className?: string;
  /** Accessible name, for text split into several elements. */
  label?: string;
  /** The search to run when chosen, if any. */
  search?: string;
  children: ReactNode;
}

/** An option of the list: a link, so that it can be opened in a new tab. */
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
