import { redirectPage } from './redirect-page.ts';

describe('the page that leads to the payment page', () => {
  it('contains one form with every field and a button, and no script [N3]', () => {
    const page = redirectPage({
      action: 'http://localhost/sandbox-pay/checkout',
      fields: { trade_no: 'PT1', amount: '350' },
    });
    expect(page.match(/<form /g)).toHaveLength(1);
    expect(page).toContain('method="post" action="http://localhost/sandbox-pay/checkout"');
    expect(page).toContain('<input type="hidden" name="trade_no" value="PT1">');
    expect(page).toContain('<button type="submit">');
    expect(page).not.toContain('<script');
  });

  it('escapes what could break out of its attribute', () => {
    const page = redirectPage({
      action: 'http://localhost/',
      fields: { item_names: '"><script>alert(1)</script>' },
    });
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});
