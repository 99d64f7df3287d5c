import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { WithoutScript } from './WithoutScript.tsx';

it('the part has its content in the HTML of the server, for browsers without scripts [ADR 0201]', () => {
  const html = renderToString(
    <WithoutScript>
      <p>商品說明</p>
    </WithoutScript>,
  );
  expect(html).toBe('<noscript><p>商品說明</p></noscript>');
});

it('the part renders nothing on a page that the browser renders [ADR 0201]', () => {
  const { container } = render(
    <WithoutScript>
      <p>商品說明</p>
    </WithoutScript>,
  );
  expect(container).toBeEmptyDOMElement();
});
