// Native ESM has no injected `jest`; tests of both projects read alike when it is a global in both.
Object.assign(globalThis, { jest: import.meta.jest });
