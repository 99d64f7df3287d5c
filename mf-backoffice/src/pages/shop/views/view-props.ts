/** Props of every screen of the back office; `id` is the part of the address below its name, '' without one. */
export interface ViewProps {
  id: string;
}
