import base from './.dependency-cruiser.mjs';

/** Folders form no cycles. Tests may: they start the whole application, or render a page as the shell does. */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'Folders do not depend on each other in a circle: move what both need below them.',
      scope: 'folder',
      from: { pathNot: '^demo-shop' },
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: { path: [...base.options.exclude.path, '[.](?:test|spec)[.]tsx?$', '/testing/'] },
    includeOnly: '^(?:shell|mf-[^/]+|shared|server|demo-shop|e2e|bench|tooling)/',
  },
};
