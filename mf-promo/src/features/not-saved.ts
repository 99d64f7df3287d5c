/** Shown if a change was not saved and the server gave no reason. */
export const NOT_SAVED = '目前無法儲存，請稍後再試一次。';
