import { reasonOf } from '../part-reports.ts';

declare global {
  interface Window {
    /** Ends the watch that the page's HTML keeps over the start. */
    pinpuStarted?: () => void;
    /** Shows that the page can't be used, with a button that reloads it; with a reason it is reported, too. */
    pinpuFailed?: (why?: string) => void;
  }
}

/** The shell has started: from now on it reports and shows by itself what fails. */
export const shellStarted = () => window.pinpuStarted?.();

/** The shell can't start: the page says so, and reports it as a failed entry (ADR 0182). */
export const shellFailed = (error: unknown) => window.pinpuFailed?.(reasonOf(error));

/** Nothing of the page is left, and the shell has reported why: the page says so. */
export const pageLost = () => window.pinpuFailed?.();
