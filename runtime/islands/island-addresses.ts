/** Gives the URLs that interactive components render the form that they have in the rest of the page. */
import { options, type VNode } from 'preact';

declare global {
  interface ImportMeta {
    readonly env: { readonly BASE_URL: string };
  }
}

type AddressKind = 'link' | 'asset';

const names: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  iframe: ['src'],
};

/** The URLs that the build recorded, by kind and address. */
const recorded = new Map<string, string>();

/** Reads the URLs from the recorded answers of a component. */
export function rememberAddresses(answers: Readonly<Record<string, string>>): void {
  for (const [question, answer] of Object.entries(answers))
    if (/^(?:link|asset) /.test(question)) recorded.set(question, answer);
}

/** The URL of an address as the build wrote it, or else with the base path, if it starts at the root of the site. */
export function addressOf(kind: AddressKind, address: string): string {
  return recorded.get(`${kind} ${JSON.stringify(address)}`) ?? withBase(address);
}

function withBase(address: string): string {
  const base = import.meta.env.BASE_URL;
  const isRooted = /^\/(?!\/)/.test(address) && !address.startsWith(base);
  return isRooted ? base + address.slice(1) : address;
}

/** Completes the addresses of all links and images that render afterwards. */
export function keepAddresses(): void {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    before?.(vnode);
    complete(vnode as VNode<Record<string, unknown>>);
  };
}

function complete({ type, props }: VNode<Record<string, unknown>>): void {
  for (const name of (typeof type === 'string' && names[type]) || []) {
    const value = props[name];
    if (typeof value === 'string') props[name] = addressOf(type === 'a' ? 'link' : 'asset', value);
  }
}
