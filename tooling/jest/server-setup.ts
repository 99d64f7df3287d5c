// Native ESM has no injected `jest`; making it global lets tests of both projects look the same.
Object.assign(globalThis, { jest: import.meta.jest });
