/** Adds the site's base path to the URLs that interactive components render. */
import { options, type VNode } from 'preact';

declare global {
  interface ImportMeta {
    readonly env: { readonly BASE_URL: string };
  }
}

const names: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  iframe: ['src'],
};

/** `address` with the base path, if it starts at the root of the site. */
export function withBase(address: string): string {
  const base = import.meta.env.BASE_URL;
  const isRooted = /^\/(?!\/)/.test(address) && !address.startsWith(base);
  return isRooted ? base + address.slice(1) : address;
}

/** Adds the base path to all links and images that render afterwards. */
export function keepBase(): void {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    before?.(vnode);
    addBase(vnode as VNode<Record<string, unknown>>);
  };
}

function addBase({ type, props }: VNode<Record<string, unknown>>): void {
  for (const name of (typeof type === 'string' && names[type]) || []) {
    const value = props[name];
    if (typeof value === 'string') props[name] = withBase(value);
  }
}
