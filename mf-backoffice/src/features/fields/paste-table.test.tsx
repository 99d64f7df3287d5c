import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HtmlField } from './HtmlField.tsx';

function Text({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return <HtmlField label="說明" error="" value={value} onChange={setValue} />;
}

function paste(text: string) {
  const field = screen.getByLabelText<HTMLTextAreaElement>(/說明/);
  field.setSelectionRange(2, 2);
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return { field, isTaken: event.defaultPrevented };
}

it('a table pasted into a text stays a table, with the text around it [41 W10]', () => {
  render(<Text initial="前言結語" />);
  const { field } = paste('項目\t每份\n熱量\t120 大卡\n');
  expect(field.value).toMatch(/^<p>前言<\/p>\n<table>/);
  expect(field.value).toContain('<td>120 大卡</td>');
  expect(field.value).toMatch(/<\/table>\n<p>結語<\/p>$/);
});

it('any other text is pasted by the browser [41 W10]', () => {
  render(<Text initial="前言" />);
  expect(paste('兩行\n文字').isTaken).toBe(false);
});
