/** Below it are the scripts for other people's pages; the folder itself is a page of a remote. */
export const EMBED_SCRIPTS = '/embed';
