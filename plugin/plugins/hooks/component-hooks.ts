/** The hook `components`: the components of plugins, and the Markdown of the elements that they render. */
import type { MarkdownForm } from '../../../elements/markdown-form.js';
import { attributesText } from '../../../runtime/jsx/attributes.js';
import {
  isElement,
  type Component,
  type Element,
  type KnownNode,
  type Node,
  type Props,
} from '../../../runtime/jsx/node.js';
import { isA, readThrown } from '../../core/errors/thrown.js';
import { nearest } from '../../core/text/nearest.js';
import { kindOf } from '../../mdx/plugins/plugin-problem.js';
import type { PageHost } from '../../mdx/render/page-host.js';
import type { OtherForms } from '../../page/markdown/write-markdown.js';
import type { ComponentFunction, Maker } from '../plugin.js';
import type { Registry } from '../registry.js';
import { isNode, makerOf, nodeKinds } from '../values/make.js';

export type Components = Readonly<Record<string, Component<any, any>>>;

/** The components that need no import, by name: those of plugins and `others`. `make` creates them by their names. */
export function componentsOf(registry: Registry, others: Components): { components: Components; make: Maker } {
  const components = { ...others };
  const make = makerOf((name) => componentNamed(components, name));
  for (const plugin of registry.list)
    for (const [name, component] of Object.entries(plugin.components ?? {})) {
      const render = typeof component === 'function' ? component : component.render;
      components[name] = ownComponent(registry, make, { plugin: plugin.name, name, render });
    }
  return { components, make };
}

function componentNamed(components: Components, name: string): Component<any, any> {
  if (Object.hasOwn(components, name)) return components[name]!;
  const similar = nearest(name, Object.keys(components));
  throw new TypeError(`Unknown component <${name}>.${similar === undefined ? '' : ` Did you mean "${similar}"?`}`);
}

interface OwnComponent {
  /** Its plugin. */
  plugin: string;
  name: string;
  render: ComponentFunction;
}

function ownComponent(registry: Registry, make: Maker, { plugin, name, render }: OwnComponent): Component<any, any> {
  const failed = (error: unknown): Error => ComponentError.of(error, `<${name}> of the plugin "${plugin}"`);
  const run = <T>(code: () => T): T => registry.run(plugin, `components.${name}`, code, failed);
  return (props: Props, page: PageHost) => {
    const read = (node: unknown): Node => {
      if (!isNode(node)) throw new TypeError(`The component returned ${kindOf(node)} instead of ${nodeKinds}`);
      return withPromises(node, props.children, (promise) => run(async () => read(await promise)));
    };
    const result = run(() => read(render(props, page, make)));
    return page.ofNode(name, props, result);
  };
}

/** `node` with another promise for each one in it. The nodes in `children` are not read. */
function withPromises(node: Node, children: Node, replace: (promise: Promise<KnownNode>) => Promise<KnownNode>): Node {
  if (node === children && typeof node === 'object') return node;
  if (isA(node, Promise)) return replace(node);
  if (Array.isArray(node)) {
    const nodes = node.map((child: Node) => withPromises(child, children, replace));
    return nodes.some((child, index) => child !== node[index]) ? nodes : node;
  }
  if (!isElement(node)) return node;
  if (typeof node.type === 'string') checkElement(node);
  const inner = withPromises(node.props.children, children, replace);
  return inner === node.props.children ? node : { ...node, props: { ...node.props, children: inner } };
}

/** Throws for an element that cannot be written, while its plugin is known. */
function checkElement({ type, props: { children, ...attributes } }: Element): void {
  if (!isShown(children)) throw new TypeError(`<${String(type)}> contains ${kindOf(children)} instead of ${nodeKinds}`);
  if (Object.values(attributes).some((value) => typeof value === 'object')) attributesText(attributes);
}

/** Whether the writer has a form for all children. It reads other lists than arrays once. */
function isShown(children: unknown): boolean {
  if (Array.isArray(children)) return children.every(isShown);
  return isNode(children) || (typeof children === 'object' && children !== null && Symbol.iterator in children);
}

/** The error of a component, with its name and that of its plugin. */
class ComponentError extends Error {
  static of(error: unknown, component: string): ComponentError {
    if (isA(error, ComponentError)) return error;
    const { message, stack } = readThrown(error);
    return Object.assign(new ComponentError(`${message} (${component})`), { stack });
  }
}

/** The Markdown forms of the elements that components render. */
export function formsOf(registry: Registry): OtherForms {
  const entries = registry.list.flatMap((plugin) =>
    Object.entries(plugin.components ?? {}).flatMap(([name, component]) =>
      typeof component === 'function'
        ? []
        : Object.entries(component.markdown ?? {}).map((form) => [plugin, `components.${name}`, form] as const),
    ),
  );
  const forms = { blocks: new Map<string, MarkdownForm>(), inlines: new Map<string, MarkdownForm>() };
  for (const [plugin, hook, [tag, form]] of entries) {
    const [target, toText] = typeof form === 'function' ? [forms.blocks, form] : [forms.inlines, form.inline];
    target.set(tag, (element, write) => {
      const text: unknown = registry.call(plugin, hook, () => toText(element, write));
      if (typeof text !== 'string') throw registry.wrong(plugin, hook, text, 'Markdown');
      return text;
    });
  }
  return forms;
}
