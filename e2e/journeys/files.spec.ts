import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { openView, signInAdmin } from '../support/administration.ts';
import { dialogClosed } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const uploaded = (page: Page, name: string) =>
  page
    .getByRole('list', { name: '這次上傳的檔案' })
    .getByRole('listitem')
    .filter({ hasText: name });

async function unzipped(path: string): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await readFile(path));
  const zip = new ZipReader(new BlobReader(new Blob([bytes])), { useWebWorkers: false });
  const files: Record<string, string> = {};
  for (const entry of await zip.getEntries())
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter());
  return files;
}

test('an administrator uploads files, deletes one and downloads two as a zip [A6, A7, A10]', async ({
  page,
}, { retry }) => {
  const named = (name: string) => name.replace('.', `-${retry}.`);
  const contents = {
    [named('說明.txt')]: '第一行\n第二行\n',
    [named('名單.csv')]: '姓名,金額\n王小明,300\n',
    [named('多餘.txt')]: 'x',
    [named('偽裝.pdf')]: 'MZ this is no PDF',
  };
  const [readme = '', table = '', surplus = '', disguised = ''] = Object.keys(contents);
  await page.goto('/el/');
  await signInAdmin(page);
  await openView(page, '檔案');
  const files = Object.entries(contents).map(([name, content]) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  }));
  await page.getByLabel('選擇檔案，檔案').setInputFiles(files);
  await expect(uploaded(page, disguised)).toContainText('內容與副檔名不符');
  for (const name of [readme, table, surplus])
    await expect(uploaded(page, name)).toContainText('已上傳');
  await expectFullAccessibility(page);

  const actions = (name: string) => page.getByRole('group', { name: `${name} 的操作` });
  await expect(actions(disguised)).toHaveCount(0);
  await actions(surplus).getByRole('button', { name: '刪除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click();
  await expect(actions(surplus)).toHaveCount(0);
  await dialogClosed(page);

  for (const name of [readme, table])
    await page.getByRole('checkbox', { name: `選取 ${name}` }).check();
  await page.getByRole('button', { name: '打包下載' }).click();
  await page.getByLabel('檔名').fill('十一月');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下載 ZIP' }).click();
  expect((await download).suggestedFilename()).toBe('十一月.zip');
  expect(await unzipped(await (await download).path())).toEqual({
    [readme]: contents[readme],
    [table]: contents[table],
  });
});
