import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { componentChildren } from '../props/component-children.js';
import { enumProp } from '../props/enum-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate } from '../props/in-slot.js';

/** Props of `<Button>`. */
export interface ButtonProps extends ContentProps {
  href?: string;
  /** `primary`, filled, or `quiet`, with a border. Default `primary`. */
  variant?: string;
}

/** `<Button href>`: a link that looks like a button. The renderer resolves the link. */
export const Button: PageComponent<ButtonProps> = (props, page) => {
  const variant = enumProp(page, props.variant, 'Button', 'variant', ['primary', 'quiet'], 'primary');
  requireProp(page, props.href, 'Button', 'href', '<Button href="/guide">Guide</Button>');
  const host = hostAttributes(props);
  const look = variant === 'quiet' ? 'octavo-control octavo-control-quiet' : 'octavo-control';
  const names = ['octavo-button', look, host.class].filter(Boolean).join(' ');
  return h('a', { ...host, class: names, href: props.href }, props.children);
};

/** Props of `<Hero>`. */
export interface HeroProps extends ContentProps {
  /** A few words above the title, as Markdown. */
  kicker?: Node;
  /** The main heading of the page. */
  title?: Node;
  /** A sentence or two below the title, as Markdown. */
  description?: Node;
}

/** `<Hero kicker title description>`: the start of a landing page. Buttons are below the text, other children beside it. */
export const Hero: PageComponent<HeroProps> = (props, page) => {
  const { actions, rest } = withActions(props.children, page);
  const kicker = paragraph(props.kicker, page, 'octavo-kicker');
  const head = [kicker, heading('h1', props.title), paragraph(props.description, page), actions].filter(Boolean);
  return h('section', host(props, 'octavo-hero'), separate(box(head), box(rest)));
};

/** Props of `<Section>`. */
export interface SectionProps extends ContentProps {
  title?: Node;
  /** A sentence or two below the title, as Markdown. */
  description?: Node;
  /** `stack` has the children below the text, `split` beside it, and `center` centers all. Default `stack`. */
  layout?: string;
}

/** `<Section title description layout>`: a part of a landing page. Buttons are below the text. */
export const Section: PageComponent<SectionProps> = (props, page) => {
  const layout = enumProp(page, props.layout, 'Section', 'layout', ['stack', 'split', 'center'], 'stack');
  const { actions, rest } = withActions(props.children, page);
  const head = [heading('h2', props.title), paragraph(props.description, page), actions].filter(Boolean);
  const attributes = { ...host(props, 'octavo-section'), 'data-layout': layout };
  return h('section', attributes, separate(box(head), box(rest)));
};

/** `<Facts>`: numbers between two lines, as `<Fact>`. */
export const Facts: PageComponent<ContentProps> = (props) =>
  h('div', host(props, 'octavo-figures'), h('dl', null, props.children));

/** Props of `<Fact>`. */
export interface FactProps extends ContentProps {
  /** A number with its unit, or one word. */
  value?: Node;
}

/** `<Fact value>`: a number, and the children as its explanation. */
export const Fact: PageComponent<FactProps> = (props) =>
  h('div', hostAttributes(props), separate(h('dt', null, props.value), h('dd', null, props.children)));

/** The buttons among the children, and all others. */
function withActions(children: Node, page: PageContext): { actions: Node; rest: Node[] } {
  const { matches, rest } = componentChildren(children, Button, page);
  const buttons = matches.map((match) => page.locate(match.at, () => Button(match.props, page)));
  return {
    actions: buttons.length > 0 ? h('div', { class: 'octavo-actions' }, separate(...buttons)) : undefined,
    rest,
  };
}

function heading(tag: 'h1' | 'h2', title: Node): Node {
  return title ? h(tag, null, title) : undefined;
}

function paragraph(text: Node, page: PageContext, className?: string): Node {
  return text ? h('p', { class: className }, typeof text === 'string' ? page.markdown(text) : text) : undefined;
}

function box(children: Node[]): Node {
  return children.length > 0 ? h('div', null, separate(...children)) : undefined;
}

function host(props: ContentProps, name: string): Record<string, unknown> {
  const attributes = hostAttributes(props);
  return { ...attributes, class: attributes.class ? `${name} ${attributes.class}` : name };
}

export const record = { components: { Button, Fact, Facts, Hero, Section }, files: [] };
