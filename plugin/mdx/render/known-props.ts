/** Warns about unknown props of components, and content of components that have none, which would be ignored silently. */
import { childList, type Component, type Node, type Props } from '../../../runtime/jsx/node.js';
import { nearest } from '../../core/text/nearest.js';
import type { Problem } from '../../core/errors/errors.js';
import { ownValue } from '../../core/text/own-value.js';

/** Metadata of one prop. With the `status` `unsupported`, the prop has no effect, for the reason in `note`. */
export interface KnownProp {
  effect?: { status: string; note: string };
}

/** The props of components, by the names that authors write. */
export type KnownProps = Readonly<Record<string, Readonly<Record<string, KnownProp>>>>;

type Finding = Pick<Problem, 'code' | 'message' | 'hint'>;

/** Returns the findings for the props of one component. */
export type CheckProps = (component: Component<any, any>, props: Props) => (Finding & { prop: string })[];

/** Props that every component has. */
const common = new Set(['children', 'key', 'ref']);

/**
 * Creates the check for `components` with their `known` props. Of several names for a component, messages use the last. Other
 * components are the author's own.
 */
export function propCheck(
  components: Readonly<Record<string, Component<any, any>>>,
  known: KnownProps | undefined,
): CheckProps {
  const names = new Map(Object.entries(components).map(([name, component]) => [component, name]));
  return (component, props) => {
    const name = names.get(component);
    const componentProps = name === undefined ? undefined : known && ownValue(known, name);
    if (name === undefined || !componentProps) return [];
    const findings: (Finding & { prop: string })[] = [];
    if (!Object.hasOwn(componentProps, 'children') && hasContent(props['children'] as Node))
      findings.push({ prop: `${name}.children`, ...lostContent(name) });
    for (const prop in props) {
      if (props[prop] === undefined || common.has(prop)) continue;
      const finding = isKnown(prop, componentProps)
        ? unsupported(name, prop, componentProps[prop])
        : unknown(name, prop, componentProps);
      if (finding) findings.push({ prop: `${name}.${prop}`, ...finding });
    }
    return findings;
  };
}

function hasContent(children: Node): boolean {
  return childList(children).some((child) => typeof child !== 'string' || child.trim() !== '');
}

function lostContent(name: string): Finding {
  return {
    code: 'content-ignored',
    message: `<${name}> has no content; what is inside of it is not shown.`,
    hint: `Move it after the component, and close the component with <${name} … />.`,
  };
}

/** Components with an `id` prop also accept data and ARIA attributes. */
export function isKnown(prop: string, props: Readonly<Record<string, KnownProp>>): boolean {
  return Object.hasOwn(props, prop) || (Object.hasOwn(props, 'id') && /^(?:data|aria)-/.test(prop));
}

function unsupported(name: string, prop: string, known: KnownProp | undefined): Finding | undefined {
  if (known?.effect?.status !== 'unsupported') return undefined;
  return {
    code: 'prop-ignored',
    message: `\`${prop}\` of <${name}> has no effect: ${known.effect.note}.`,
    hint: 'Remove it, or keep it for other tools.',
  };
}

function unknown(name: string, prop: string, componentProps: Readonly<Record<string, KnownProp>>): Finding {
  const props = Object.keys(componentProps).filter(
    (each) => !common.has(each) && componentProps[each]!.effect?.status !== 'unsupported',
  );
  const similar = nearest(prop, props);
  const listed = props.filter((each) => !['id', 'className', 'class', 'style'].includes(each));
  return {
    code: 'prop-unknown',
    message: `<${name}> has no prop \`${prop}\`; it is ignored.`,
    hint: similar
      ? `Did you mean \`${similar}\`?`
      : listed.length > 0
        ? `Remove it, or use one of its props: ${listed.join(', ')}.`
        : `Remove it: <${name}> has no props.`,
  };
}
