const DAY: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
};
const MINUTE: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

// Created at first use, since creating a format costs a slow phone more than loading a whole module.
let date: Intl.DateTimeFormat | undefined;
let dateTime: Intl.DateTimeFormat | undefined;

const dateFormat = () => {
  date ??= new Intl.DateTimeFormat('zh-TW', DAY);
  return date;
};
const dateTimeFormat = () => {
  dateTime ??= new Intl.DateTimeFormat('zh-TW', MINUTE);
  return dateTime;
};

/** `2026/11/21` in Taipei from ISO 8601; '' stays ''. */
export const formatDate = (iso: string) => (iso === '' ? '' : dateFormat().format(new Date(iso)));

/** `2026/11/21 14:05` in Taipei from ISO 8601; '' stays ''. */
export const formatDateTime = (iso: string) =>
  iso === '' ? '' : dateTimeFormat().format(new Date(iso));
