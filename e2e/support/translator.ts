import type { Page } from '@playwright/test';

/**
 * Translates each page as a browser's translator does: once it is hydrated, every text is replaced by a copy within two
 * `<font>`, also those that the page adds or changes later. The copy is equal, so that locators find it.
 */
export const translatePages = (page: Page) =>
  page.addInitScript(() => {
    const skipped = 'font, script, style, noscript, textarea, title, option, svg, input';
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(skipped))
        return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let at: Node | null = walker.currentNode; at; at = walker.nextNode())
        if (at instanceof Text) texts.push(at);
      for (const text of texts) if (text instanceof Text) translate(text);
    };
    const start = () => {
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records)
          for (const node of [target, ...addedNodes])
            if (node === target ? node instanceof Text : true) translateAll(node);
      }).observe(document.body, changes);
      translateAll(document.body);
    };
    // As a person would, only once the page is hydrated.
    const wait = () =>
      document.documentElement.dataset.interactive === undefined ? setTimeout(wait, 50) : start();
    addEventListener('load', wait);
  });
