/**
 * Props of every screen of the back office. `id` is the part of the address after the screen's name; '' if there is
 * none.
 */
export interface ViewProps {
  id: string;
}
