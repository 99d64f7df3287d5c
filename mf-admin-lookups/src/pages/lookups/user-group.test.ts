import { ADMIN_GROUP, userGroupLabel, withAdminGroup } from './user-group.ts';

const group = (Name: string, GroupCode: string, GroupId = 'g') => ({ Name, GroupCode, GroupId });

it.each([
  [group('會計組', 'ACC'), '會計組 (ACC)'],
  [group('支援人力', ''), '支援人力'],
  [ADMIN_GROUP, '系統管理員 (ADMIN)'],
])('labels %j as %s [A3]', (userGroup, label) => {
  expect(userGroupLabel(userGroup)).toBe(label);
});

it('puts the built-in administrator group at the top, once [A3]', () => {
  const groups = [group('會計組', 'ACC', 'g1'), group('系統管理員', 'ADMIN', ADMIN_GROUP.GroupId)];
  expect(withAdminGroup(groups)).toEqual([ADMIN_GROUP, groups[0]]);
  expect(withAdminGroup([])).toEqual([
    { GroupId: '00000000-0000-0000-0000-000000000000', GroupCode: 'ADMIN', Name: '系統管理員' },
  ]);
});

it.each([
  ['管理', 1],
  ['ａｄｍｉｎ', 1],
  ['會計', 0],
])('finds the built-in group by %j: %i [A1 A3]', (text, count) => {
  expect(withAdminGroup([], text)).toHaveLength(count);
});
