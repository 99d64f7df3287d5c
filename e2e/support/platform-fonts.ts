import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** The Chinese fonts of a platform, by the names they have there. */
export interface PlatformFonts {
  platform: string;
  sans: string;
  /** The font used for `serif` there; by default the sans. */
  serif?: string;
}

/** Fonts that stand for them. */
const SANS = 'Noto Sans CJK TC';
const SERIF = 'Noto Serif CJK TC';

/** The folder of Debian's package `fonts-noto-cjk`, if it is installed. */
export function folderOfNotoCjk(): string | undefined {
  try {
    const files = [SANS, SERIF].map((family) =>
      execFileSync('fc-list', [`:family=${family}`, '--format', '%{file}\n'], { encoding: 'utf8' }),
    );
    const [first = ''] = files[0]?.split('\n') ?? [];
    return files.includes('') ? undefined : path.dirname(first);
  } catch {
    return undefined; // no fontconfig
  }
}

const renamed = (from: string, to: string) =>
  `<match target="scan"><test name="family" compare="eq"><string>${from}</string></test>
  <edit name="family" mode="assign"><string>${to}</string></edit></match>`;

const generic = (name: string, family: string) =>
  `<match target="pattern"><test name="family"><string>${name}</string></test>
  <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit></match>`;

/** The environment in which a browser finds only these fonts. */
export function environmentOf({ sans, serif }: PlatformFonts, folder: string) {
  const own = mkdtempSync(path.join(tmpdir(), 'pinpu-fonts-'));
  const FONTCONFIG_FILE = path.join(own, 'fonts.conf');
  writeFileSync(
    FONTCONFIG_FILE,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${own}/cache</cachedir>
${renamed(SANS, sans)}${generic('sans-serif', sans)}
${serif ? renamed(SERIF, serif) : '<selectfont><rejectfont><glob>*Serif*</glob></rejectfont></selectfont>'}
${generic('serif', serif ?? sans)}</fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE };
}

/** The font files with which an element's own characters are drawn. */
export async function fontsOf(page: Page, element: Locator): Promise<string[]> {
  await element.evaluate((one) => one.setAttribute('data-drawn', ''));
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM.enable', 'CSS.enable'] as const) await session.send(domain);
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-drawn]',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  await element.evaluate((one) => one.removeAttribute('data-drawn'));
  return fonts.map(({ postScriptName }) => postScriptName.replace(/-.*/, ''));
}
