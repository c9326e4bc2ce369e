/** Reads and writes the state of interactive components: the values of their hooks. */

/** The fields of Preact's objects that are read here, by the mangled names that all of its builds have. */
interface TreeNode {
  type?: unknown;
  key?: unknown;
  /** Children. */
  __k?: (TreeNode | null)[] | null;
  /** The instance of a component. */
  __c?: Instance | null;
}

interface Instance {
  /** The hooks in the order of their calls. */
  __H?: { __: Hook[] };
  forceUpdate?(): void;
}

/** A hook of `useState` or `useReducer`: a component, the value and a function that changes it. */
interface Hook {
  __?: unknown;
  /** The next value, before it is rendered. */
  __N?: unknown;
  __c?: unknown;
}

/** A function of the author. The bundle of dev describes the hooks that it calls. */
type ComponentFunction = ((...args: never[]) => unknown) & { octavoHooks?: string };

/** The components of an interactive component with their state, by their place in its tree. */
export type States = ReadonlyMap<string, Found>;

interface Found {
  instance: Instance;
  /** The values of its hooks with state; other hooks are `undefined`. */
  states: ([unknown] | undefined)[];
}

/**
 * The components, by the names and hooks of their ancestors: a component whose hooks changed loses its state, and so
 * does everything in it.
 */
export function statesIn(container: object): States {
  const found = new Map<string, Found>();
  const visit = (node: TreeNode, around: string): void => {
    let path = around;
    if (typeof node.type === 'function') {
      const { name, octavoHooks = '' } = node.type as ComponentFunction;
      path = freePath(found, `${around}/${name}:${String(node.key ?? '')}:${octavoHooks}`);
      const instance = node.__c ?? {};
      found.set(path, { instance, states: hooksOf(instance).map(stateOf) });
    }
    for (const child of node.__k ?? []) if (child) visit(child, path);
  };
  const { __k: root } = container as { __k?: TreeNode };
  if (root) visit(root, '');
  return found;
}

function freePath(found: ReadonlyMap<string, unknown>, path: string): string {
  let free = path;
  for (let count = 1; found.has(free); count++) free = `${path}#${count}`;
  return free;
}

function hooksOf(instance: Instance): Hook[] {
  return instance.__H?.__ ?? [];
}

function stateOf({ __: value, __N: next, __c: component }: Hook): [unknown] | undefined {
  const pair = next ?? value;
  return component && Array.isArray(pair) && pair.length === 2 && typeof pair[1] === 'function' ? [pair[0]] : undefined;
}

/** Gives the components in `container` the state of the same components in `states`. */
export function copyStates(states: States, container: object): void {
  for (const [path, { instance }] of statesIn(container)) {
    const same = states.get(path);
    if (same) copyState(same.states, instance);
  }
}

/** Does nothing if its hooks have changed. */
function copyState(states: Found['states'], instance: Instance): void {
  const hooks = hooksOf(instance);
  const isSame = hooks.length === states.length && hooks.every((hook, index) => !stateOf(hook) === !states[index]);
  if (!isSame || !states.some(Boolean)) return;
  hooks.forEach((hook, index) => {
    const [value] = states[index] ?? [];
    if (states[index]) hook.__ = [value, (hook.__ as unknown[])[1]];
  });
  instance.forceUpdate?.();
}
