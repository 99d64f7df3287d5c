import { waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { selectOnFocus } from './select-on-focus.ts';

/** A field that the server has rendered, during hydration; `handled` waits until React has handled its focus. */
function hydratedField() {
  let times = 0;
  const onFocus: typeof selectOnFocus.onFocus = (event) => {
    times += 1;
    selectOnFocus.onFocus(event);
  };
  const Field = () => <input {...selectOnFocus} onFocus={onFocus} defaultValue="茶" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Field />);
  document.body.replaceChildren(container);
  hydrateRoot(container, <Field />);
  const field = container.querySelector('input');
  if (field === null) throw new Error('no field');
  return { field, handled: () => waitFor(() => expect(times).toBeGreaterThan(0)) };
}

function type(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

it('selects what a field contains that was entered before the page was interactive [F5, P5]', async () => {
  const { field, handled } = hydratedField();
  field.focus();
  await handled();
  expect(selected(field)).toBe('茶');
});

it('selects nothing that was typed since, which the next character would replace [F5, P5]', async () => {
  const { field, handled } = hydratedField();
  field.focus();
  type(field, '烏');
  await handled();
  expect(selected(field)).toBe('');
});

it('selects all of it when the field is entered again [F5, P5]', async () => {
  const { field, handled } = hydratedField();
  field.focus();
  type(field, '烏龍');
  field.blur();
  field.focus();
  await handled();
  expect(selected(field)).toBe('烏龍');
});
