/**
 * Runs in the page before React, in front of a shell built from source. Every workspace has its own refresh runtime,
 * which is loaded after React. This installs React's hook first, so that each runtime finds the renderer, and so that
 * React asks all runtimes which component was replaced, not only the last one.
 */
type FamilyOf = (type: unknown) => unknown;

interface Renderer {
  setRefreshHandler?: (familyOf: FamilyOf | null) => void;
}

function nothing() {}

function newHook() {
  const renderers = new Map<number, Renderer>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer: Renderer) {
      renderers.set(renderers.size, renderer);
      return renderers.size - 1;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}

function askAll(renderer: Renderer) {
  const setHandler = renderer.setRefreshHandler;
  if (setHandler === undefined) return;
  const runtimes = new Set<FamilyOf>();
  const familyOf = (type: unknown) => {
    for (const runtime of runtimes) {
      const family = runtime(type);
      if (family !== undefined) return family;
    }
    return undefined;
  };
  renderer.setRefreshHandler = (runtime) => {
    if (runtime !== null) runtimes.add(runtime);
    setHandler(familyOf);
  };
}

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const hook: ReturnType<typeof newHook> = Reflect.get(globalThis, NAME) ?? newHook();
const inject = hook.inject;
hook.inject = (renderer) => {
  askAll(renderer);
  return inject.call(hook, renderer);
};
Reflect.set(globalThis, NAME, hook);
