/** The calls of this remote: no first screen that the server has rendered waits for them (ADR 0201). */
export const loadApi = () => import(/* webpackChunkName: "api" */ './calls.ts');
