import { render } from '@testing-library/react';
import { FieldText } from './FieldText.tsx';

const htmlOf = (text: string) => {
  const { container } = render(<FieldText text={text} />);
  return container.firstElementChild?.tagName ?? container.textContent;
};

it.each([
  ['', 'SPAN'],
  ['2026-11-10', 'TIME'],
  ['2026-02-30', '2026-02-30'],
  ['desk@pinpu.test', 'A'],
  ['{"a": [1]}', 'PRE'],
  ['{備註}', '{備註}'],
  ['300', '300'],
])('shows %j as what it is: %s [A10]', (text, shown) => {
  expect(htmlOf(text)).toBe(shown);
});
