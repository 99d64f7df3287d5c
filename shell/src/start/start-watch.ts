import { reasonOf } from '../part-reports.ts';

declare global {
  interface Window {
    /** Ends the watch over the start, which the page's HTML has begun. */
    pinpuStarted?: () => void;
    /** Shows that the page can't be used, with a button to reload it; with a reason, this is also reported. */
    pinpuFailed?: (why?: string) => void;
  }
}

/** Called once the shell has started; from now on, it shows and reports errors itself. */
export const shellStarted = () => window.pinpuStarted?.();

/** Shows that the shell can't start, and reports it as a failed entry. */
export const shellFailed = (error: unknown) => window.pinpuFailed?.(reasonOf(error));

/** Shows that the page is gone, after an error that the shell has reported. */
export const pageLost = () => window.pinpuFailed?.();
