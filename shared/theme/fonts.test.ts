import { theme } from './theme.ts';

const families = theme.font.serif.split(',');

it.each(['"Songti TC"', '"PingFang TC"', '"Microsoft JhengHei"'])(
  'headings are set in %s before the generic serif, which is PMingLiU on Windows [finding D21]',
  (family) => {
    expect(families).toContain(family);
    expect(families.indexOf(family)).toBeLessThan(families.indexOf('serif'));
  },
);
