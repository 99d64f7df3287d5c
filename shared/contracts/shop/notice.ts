/** A message for the person in front of the screen (spec §3 System notice). */
export interface Notice {
  code: string;
  message: string;
  variant: 'success' | 'info' | 'warning' | 'danger';
  title?: string;
  noCloseButton?: boolean;
  /** For a running process: its start in ms since the epoch; the modal shows the elapsed time. */
  startedAt?: number;
}
