const date = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dateTime = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2026/11/21` in Taipei from ISO 8601; '' stays ''. */
export const formatDate = (iso: string) => (iso === '' ? '' : date.format(new Date(iso)));

/** `2026/11/21 14:05` in Taipei from ISO 8601; '' stays ''. */
export const formatDateTime = (iso: string) => (iso === '' ? '' : dateTime.format(new Date(iso)));
