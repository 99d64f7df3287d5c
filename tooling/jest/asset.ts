/** Replaces an imported picture or style sheet. */
export default '/asset';
