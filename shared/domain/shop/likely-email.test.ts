import { likelyEmail } from './likely-email.ts';

it.each([
  ['mei@gmial.com', 'mei@gmail.com'],
  ['mei@gmail.con', 'mei@gmail.com'],
  ['mei@gmail.co', 'mei@gmail.com'],
  ['mei@gmail.cm', 'mei@gmail.com'],
  ['mei@gmial.con', 'mei@gmail.com'],
  ['mei@gmal.com', 'mei@gmail.com'],
  ['mei@gmail,com', 'mei@gmail.com'],
  ['mei@gmailcom', 'mei@gmail.com'],
  ['mei@gmail', 'mei@gmail.com'],
  ['mei@gmail.com.tw', 'mei@gmail.com'],
  ['ＭＥＩ@gmial.com', 'mei@gmail.com'],
  ['mei@yaho.com.tw', 'mei@yahoo.com.tw'],
  ['mei@yahoo.com.wt', 'mei@yahoo.com.tw'],
  ['mei@yahoo.tw', 'mei@yahoo.com.tw'],
  ['mei@hotmial.com', 'mei@hotmail.com'],
  ['mei@hotmal.co', 'mei@hotmail.com'],
  ['mei@outlok.com', 'mei@outlook.com'],
  ['mei@icloud.con', 'mei@icloud.com'],
  ['mei@tea-house.con', 'mei@tea-house.com'],
])('asks of %s whether it is %s [41 Missing]', (typed, likely) => {
  expect(likelyEmail(typed)).toBe(likely);
});

it.each([
  ...['mei@gmail.com', 'mei@yahoo.com.tw', 'mei@yahoo.com', 'mei@yahoo.co.jp', 'mei@outlook.fr'],
  ...['mei@mail.com', 'mei@ymail.com', 'mei@hotmail.com.tw', 'mei@live.com', 'mei@me.com'],
  ...['mei@pinpu.test', 'mei@ntu.edu.tw', 'mei@tea.co', 'mei@g.cn'],
  ...['mei', 'mei@', 'mei@gm', 'mei@yahoo.com.', 'a@b@gmial.com', ''],
])('asks nothing of %j [41 Missing]', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined();
});
