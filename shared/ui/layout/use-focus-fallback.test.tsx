import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFocusFallback } from './use-focus-fallback.ts';

function Row({ name, onRemove }: { name: string; onRemove: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  useFocusFallback(ref, (row) => row.nextElementSibling?.querySelector('button'));
  return (
    <li ref={ref}>
      <button type="button" onClick={onRemove}>
        {name}
      </button>
    </li>
  );
}

function Rows() {
  const [names, setNames] = useState(['one', 'two']);
  return (
    <main tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <Row
            key={name}
            name={name}
            onRemove={() => setNames(names.filter((other) => other !== name))}
          />
        ))}
      </ul>
    </main>
  );
}

it('moves the focus of an unmounted row to its neighbour, and of the last one to the page', () => {
  render(<Rows />);
  screen.getByText('one').focus();
  fireEvent.click(screen.getByText('one'));
  expect(screen.getByText('two')).toHaveFocus();
  fireEvent.click(screen.getByText('two'));
  expect(screen.getByRole('main')).toHaveFocus();
});
