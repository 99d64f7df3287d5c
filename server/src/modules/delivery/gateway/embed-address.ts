/** The folder of the scripts for other sites' pages; the address `/embed` itself is a page of a remote. */
export const EMBED_SCRIPTS = '/embed';
