import { testApp } from '../../../testing/index.ts';
import { rememberedForms } from './search-forms.ts';

it('normalises texts as the database does, also those after others', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const forms = rememberedForms();
  expect(await forms(db, ['ＴＥＡ', '臺灣茶'])).toEqual(['tea', '台灣茶']);
  expect(await forms(db, ['ＴＥＡ', '臺灣茶'])).toEqual(['tea', '台灣茶']);
  expect(await forms(db, ['ＴＥＡ'])).toEqual(['tea']);
  expect(await forms(db, [])).toEqual([]);
});
