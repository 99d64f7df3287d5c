import { refusalText } from '@pinpu/shared/api/failure';

/** Why a change was not made: the server's sentence, or that nobody knows. */
export const failureText = (error: unknown): string =>
  refusalText(error) ?? '目前無法連線，這個動作可能沒有完成。請重新整理後確認。';
