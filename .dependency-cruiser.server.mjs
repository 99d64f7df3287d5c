import base from './.dependency-cruiser.mjs';

/** The server's modules have no circular dependencies. Tests may: they start the whole application. */
export default {
  forbidden: [
    {
      name: 'no-module-cycles',
      severity: 'error',
      comment:
        'Modules of the server do not depend on each other in a circle: move what both need below them.',
      scope: 'folder',
      from: { path: '^server/src/(?:platform|modules|app)' },
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: { path: [...base.options.exclude.path, '[.]test[.]ts$', '^server/src/testing/'] },
    includeOnly: '^server/src/',
  },
};
