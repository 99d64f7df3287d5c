/** Shown if a change was sent but no response arrived: it may have been made. */
export const UNKNOWN_OUTCOME = '目前無法連線，這個動作可能沒有完成。請重新整理後確認。';
