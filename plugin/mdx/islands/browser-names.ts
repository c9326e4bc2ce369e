/** Names and patterns that show that JavaScript code needs a browser. */

/** Globals that only browsers have, or that differ in other environments. */
export const browserGlobals: ReadonlySet<string> = new Set(
  (
    'window document localStorage sessionStorage navigator location history screen matchMedia getComputedStyle ' +
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback alert confirm prompt addEventListener ' +
    'removeEventListener dispatchEvent customElements innerWidth innerHeight scrollX scrollY scrollTo indexedDB caches ' +
    'IntersectionObserver ResizeObserver MutationObserver XMLHttpRequest EventSource Image Audio Notification ' +
    'HTMLElement DOMParser FileReader speechSynthesis visualViewport self top parent frames'
  ).split(' '),
);

/** Hooks that compute during rendering. A component without other hooks is complete as HTML. */
const stillHooks = new Set(['useMemo', 'useCallback', 'useId', 'useContext', 'useDebugValue', 'useDeferredValue']);

/** Whether a function with this name makes its component interactive: state, effects, custom hooks, lazy loading. */
export function isLiveCall(name: string): boolean {
  return (/^use[A-Z]/.test(name) && !stillHooks.has(name)) || name === 'lazy' || name === 'createPortal';
}

/** Whether a property is an event handler, by its name. */
export function isHandlerName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/** Members of class components that have an effect only in a browser. */
export const liveMembers: ReadonlySet<string> = new Set([
  'setState',
  'forceUpdate',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillUnmount',
]);
