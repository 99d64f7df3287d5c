/** A library that only its facade in shared may import; all other code uses the facade's exports. */
interface Facade {
  facade: string;
  /** Folders that may import the library, as regular expressions. */
  homes: readonly string[];
}

export const FACADES: Readonly<Record<string, Facade>> = {
  ky: { facade: '@pinpu/shared/api/client', homes: ['^shared/api/'] },
  jotai: { facade: '@pinpu/shared/state', homes: ['^shared/state/', '^shared/testing/'] },
  'react-router-dom': {
    facade: '@pinpu/shared/router',
    homes: ['^shared/router/', '^shared/testing/'],
  },
  'react-router': {
    facade: '@pinpu/shared/router',
    homes: ['^shared/router/', '^shared/testing/'],
  },
  '@tanstack/react-query': {
    facade: '@pinpu/shared/query',
    homes: ['^shared/query/', '^shared/testing/'],
  },
  zod: {
    facade: '@pinpu/shared/contracts/schema',
    homes: ['^shared/contracts/', '^server/', '^tooling/manifest/'],
  },
};
