/** React's hooks for rendering to a string: state has its initial value, effects do not run. */
import { html, type Component, type Node, type Props } from './node.js';
import { renderToString } from './render.js';

type Setter = (value: unknown) => void;

const ignore: Setter = () => {};

function initial(value: unknown): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

/** The initial state, and a setter that does nothing. */
export function useState(value?: unknown): [unknown, Setter] {
  return [initial(value), ignore];
}

/** The initial state of a reducer. */
export function useReducer(
  _reducer: unknown,
  argument: unknown,
  init?: (argument: unknown) => unknown,
): [unknown, Setter] {
  return [init ? init(argument) : argument, ignore];
}

/** `create()`, computed once. */
export function useMemo<T>(create: () => T): T {
  return create();
}

/** The value itself, because nothing renders twice. */
function same<T>(value: T): T {
  return value;
}
export { same as useCallback, same as useDeferredValue, same as memo };

/** A ref that holds `value`. */
export function useRef<T>(value?: T): { current: T | undefined } {
  return { current: value };
}

/** Effects run in the browser only. */
export function useEffect(): void {}
export {
  useEffect as useLayoutEffect,
  useEffect as useInsertionEffect,
  useEffect as useImperativeHandle,
  useEffect as useDebugValue,
};

/** The server snapshot, or the client snapshot if there is none. */
export function useSyncExternalStore(
  _subscribe: unknown,
  snapshot: () => unknown,
  serverSnapshot?: () => unknown,
): unknown {
  return (serverSnapshot ?? snapshot)();
}

/** `false`, and a function that runs its argument. */
export function useTransition(): [boolean, (run: () => void) => void] {
  return [false, (run) => run()];
}

/** An id that is unique in its interactive component, or in this process. */
export { nextId as useId } from './ids.js';

/** A value that components below a `Provider` read with `useContext`. */
export interface Context<T> {
  current: T;
  Provider: Component<{ value: T; children?: Node }>;
  Consumer: Component<{ children: (value: T) => Node }>;
}

/** Creates a context. `value` is used outside of any provider. */
export function createContext<T>(value: T): Context<T> {
  const context: Context<T> = {
    current: value,
    Provider(props, page) {
      const outer = context.current;
      context.current = props.value;
      try {
        return html(renderToString(props.children, page));
      } finally {
        context.current = outer;
      }
    },
    Consumer: (props) => props.children(context.current),
  };
  return context;
}

/** The value of the nearest provider. */
export function useContext<T>(context: Context<T>): T {
  return context.current;
}

/** A component that gets its ref as second argument. */
export function forwardRef(render: (props: Props, ref: unknown) => Node): Component {
  return (props) => render(props, props.ref ?? null);
}
