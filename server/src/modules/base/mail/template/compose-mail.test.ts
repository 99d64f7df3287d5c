import { amounts, type Block, button, codes, facts, goods, note, paragraph } from './blocks.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './sender.ts';

const PINPU: MailSender = {
  name: '拼鋪',
  colour: '',
  support: { service_email: 'service@pinpu.test', phone: '02-1234-5678' },
};

const LINK = 'https://shop.test/cart/order/1?a=1&b=2';

const mailOf = (blocks: readonly Block[], change: Partial<MailSender> = {}) => {
  const words = { subject: '訂單 A1 已成立', preview: '我們已收到', headline: '訂單已成立' };
  return composeMail({ ...words, blocks, reason: '您在本店訂購。' }, { ...PINPU, ...change });
};

const WHOLE = [
  paragraph('您好，'),
  facts(['訂單編號', 'A1']),
  amounts(
    [['烏龍茶 × 2', 'NT$1,200']],
    [
      ['運費', 'NT$100'],
      ['訂單金額', 'NT$1,300'],
    ],
  ),
  codes(['銀行代碼', '013'], ['轉帳帳號', '9103522175887271']),
  button('查看訂單', LINK),
  note('請勿告訴任何人。'),
];

const VOID = new Set(['meta', 'br', '!doctype']);

/** Tags that are never closed, or closed in the wrong order; tags in Outlook's conditional comments count, too. */
function unbalanced(markup: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const tags = markup
    .replaceAll(/<!--\[if mso\]>|<!\[endif\]-->/g, '')
    .matchAll(/<(\/?)([!\w:]+)/g);
  for (const [, end, name = ''] of tags) {
    if (VOID.has(name)) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) faults.push(name);
  }
  return [...faults, ...open];
}

describe('a mail', () => {
  it('says the same in both parts, from the same blocks [defect 19]', () => {
    const { subject, text, html } = mailOf(WHOLE);
    expect(subject).toBe('拼鋪訂單 A1 已成立');
    expect(text).toBe(
      [
        '您好，\n',
        '訂單編號：A1\n',
        '烏龍茶 × 2：NT$1,200\n運費：NT$100\n訂單金額：NT$1,300\n',
        '銀行代碼：013\n轉帳帳號：9103522175887271\n',
        `查看訂單：\n${LINK}\n`,
        '請勿告訴任何人。\n',
        '-- \n拼鋪\n客服信箱：service@pinpu.test\n客服電話：02-1234-5678\n您在本店訂購。',
      ].join('\n'),
    );
    for (const words of text.split(/[：\n]+/).filter((word) => !/^(?:-- |https)/.test(word)))
      expect(html).toContain(words);
    expect(html.match(/href="[^"]+"/g)).toEqual(
      Array(2).fill('href="https://shop.test/cart/order/1?a=1&amp;b=2"'),
    );
  });

  it('is well formed, in Chinese of Taiwan, for both colour schemes, without script or anything to load', () => {
    const { html } = mailOf(WHOLE);
    expect(html).toMatch(/^<!doctype html>\n<html lang="zh-Hant-TW"/);
    expect(unbalanced(html)).toEqual([]);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(
      /@media\(prefers-color-scheme:dark\)\{[^@]*\.paper\{background-color:#1B1815/,
    );
    expect(html).not.toMatch(
      /<(?:script|img|link|iframe|object|form|base|svg)\b|url\(|@import|\son\w+=/i,
    );
    // Gmail drops a longer style sheet, and cuts a mail off at 102 KB.
    expect(/<style>\n([^<]*)<\/style>/.exec(html)?.[1]?.length).toBeLessThan(8192);
  });

  it('shows what a stranger has typed as text, in every block', () => {
    const bait = '"><script>alert(1)</script>';
    const blocks = [
      paragraph(bait),
      note(bait),
      facts([bait, bait]),
      codes([bait, bait]),
      amounts([[bait, bait]], [[bait, bait]]),
      button(bait, `https://shop.test/${bait}`),
    ];
    const { html, text } = mailOf(blocks, {
      name: bait,
      support: { service_email: bait, phone: bait },
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"">');
    expect(unbalanced(html)).toEqual([]);
    expect(text).toContain(bait);
  });

  it.each([
    ['keeps short names of facts on one line', '訂單編號', true],
    ['breaks a long one, so that it fits a phone', '土鳳梨酥禮盒（十二入） × 2', false],
  ])('%s', (_what, name, isOneLine) => {
    const { html } = mailOf([facts([name, 'NT$840'])]);
    expect(html.includes('white-space:nowrap')).toBe(isOneLine);
  });

  it('has no link without a button, and no support contact that the shop does not have', () => {
    const { html, text } = mailOf([paragraph('您好')], {
      support: { service_email: '', phone: '' },
    });
    expect(html).not.toMatch(/href|https?:/);
    expect(`${html}${text}`).not.toContain('客服');
  });

  it('has the unsubscribe link in both parts, and in its headers', () => {
    const unsubscribe = {
      label: '取消這項到貨通知',
      url: 'https://shop.test/restock/stop/1?a=1&b=2',
    };
    const words = { subject: '到貨了', preview: '', headline: '到貨了', reason: '您登記了。' };
    const mail = composeMail({ ...words, blocks: [paragraph('您好')], unsubscribe }, PINPU);
    expect(mail.unsubscribe_url).toBe(unsubscribe.url);
    expect(mail.text).toMatch(/您登記了。\n取消這項到貨通知：\nhttps:\S+$/);
    expect(mail.html).toMatch(/href="https:\S+a=1&amp;b=2"[^>]*>取消這項到貨通知<\/a>/);
    expect(unbalanced(mail.html)).toEqual([]);
    expect(mailOf([paragraph('您好')])).not.toHaveProperty('unsubscribe_url');
  });

  it('lists goods with picture, price and page, and names them where pictures are blocked [W22]', () => {
    const tea = { name: '烏龍茶 <1>', detail: 'NT$600', url: `${LINK}`, picture: `${LINK}.jpg` };
    const { html, text } = mailOf([goods([tea, { ...tea, name: '無圖', picture: '' }])]);
    expect(html.match(/<img src="[^"]+1&amp;b=2.jpg" alt=""/g)).toHaveLength(1);
    expect(html).toContain('烏龍茶 &lt;1&gt;');
    expect(unbalanced(html.replace(/<img[^>]*>/g, ''))).toEqual([]);
    expect(text).toContain(`烏龍茶 <1>：NT$600\n${LINK}\n\n無圖：`);
  });

  it.each([
    ['in the shop’s colour', '#2F6B5C', '#2F6B5C'],
    ['in Pinpu’s where the shop has none', '', '#B5361F'],
    ['in Pinpu’s where the shop’s can’t be read', '#FFEE00', '#B5361F'],
    ['in Pinpu’s where it is no colour', 'red;x:y', '#B5361F'],
  ])('has stamp and button %s', (_how, colour, drawn) => {
    const { html } = mailOf(WHOLE, { colour });
    expect(html.match(/bgcolor="[^"]+"/g)).toEqual(Array(2).fill(`bgcolor="${drawn}"`));
  });
});
