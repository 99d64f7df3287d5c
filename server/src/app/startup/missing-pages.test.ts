import { NO_COMPANY } from '@pinpu/shared/domain';
import { missingPagesSentence } from './missing-pages.ts';

const NOTHING = {
  ...{ about_html: '', returns_html: '', privacy_html: '', terms_html: '' },
  company: NO_COMPANY,
};

it('names the pages that a live shop lacks, and where to write them', () => {
  expect(missingPagesSentence({ ...NOTHING, privacy_html: '<p>不賣給別人</p>' })).toMatch(
    /: 退換貨, 服務條款, 公司資訊 \(公司名稱, 統一編號\)\. Fill them at \/el\/shop\/settings /,
  );
});

it('says nothing of a shop that has them', () => {
  const text = '<p>約定</p>';
  const company = { ...NO_COMPANY, company_name: '山腳茶行', vat_id: '04595257' };
  const whole = { ...NOTHING, returns_html: text, privacy_html: text, terms_html: text, company };
  expect(missingPagesSentence(whole)).toBe('');
});
