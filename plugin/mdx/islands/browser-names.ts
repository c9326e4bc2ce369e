/** Names and patterns that tell that a piece of JavaScript needs a browser. */

/** Globals that only browsers have, or that mean something else elsewhere. */
export const browserGlobals: ReadonlySet<string> = new Set(
  (
    'window document localStorage sessionStorage navigator location history screen matchMedia getComputedStyle ' +
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback alert confirm prompt addEventListener ' +
    'removeEventListener dispatchEvent customElements innerWidth innerHeight scrollX scrollY scrollTo indexedDB caches ' +
    'IntersectionObserver ResizeObserver MutationObserver XMLHttpRequest EventSource Image Audio Notification ' +
    'HTMLElement DOMParser FileReader speechSynthesis visualViewport self top parent frames'
  ).split(' '),
);

/** Hooks that compute something while rendering; a component with no other ones is complete as HTML. */
const stillHooks = new Set(['useMemo', 'useCallback', 'useId', 'useContext', 'useDebugValue', 'useDeferredValue']);

/** Whether a function of this name makes its component live: state, effects, hooks of an author's own, code loaded later. */
export function isLiveCall(name: string): boolean {
  return (/^use[A-Z]/.test(name) && !stillHooks.has(name)) || name === 'lazy' || name === 'createPortal';
}

/** Whether a property is an event handler by its name. */
export function isHandlerName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/** Members of class components that do something in a browser only. */
export const liveMembers: ReadonlySet<string> = new Set([
  'setState',
  'forceUpdate',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillUnmount',
]);
