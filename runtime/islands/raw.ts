/** Converts HTML from the build to Preact nodes. */
import { h, type ComponentChild } from 'preact';

/** The nodes of `html`. */
export function raw(html: string): ComponentChild[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes].map((node, key) => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : null;
    const attributes = [...node.attributes].filter(({ name }) => !name.startsWith('on'));
    const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    return h(node.localName, { ...props, key, dangerouslySetInnerHTML: { __html: node.innerHTML } });
  });
}
