/** A module of the file with `mount.ts`, with which that file can be loaded without evaluating `mount.ts`. */
export const VIEW_FILE = true;
