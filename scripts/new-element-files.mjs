/** The files of a new element by path: a minimal element with a title, content, and a custom property. */
export function elementFiles(names) {
  const { name } = names;
  return {
    [`elements/${name}/${name}.ts`]: elementClass(names),
    [`elements/${name}/${name}.styles.ts`]: elementStyles(names),
    [`elements/${name}/${name}.page.ts`]: pageComponent(names),
    [`elements/${name}/${name}.page.test.ts`]: pageTest(names),
    [`elements/${name}/${name}.test.ts`]: browserTest(names),
    [`demo/components/${name}.mdx`]: docsPage(names),
  };
}

function elementClass({ name, component, camel, title }) {
  return `import { html } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { ${camel}Styles } from './${name}.styles.js';

/**
 * @summary Describes in one sentence what the element does.
 * @example
 * <octavo-${name} title="${title}">Content.</octavo-${name}>
 *
 * @slot - The content.
 * @slot title - The title.
 *
 * @csspart title - The title.
 *
 * @cssproperty --octavo-${name}-color - Color of the border.
 */
@define('octavo-${name}')
export class ${component} extends OctavoElement {
  static override styles = ${camel}Styles;

  /** The title. The \`title\` slot takes precedence. */
  @property() override title = '';

  protected override render() {
    return html\`<div part="title"><slot name="title">\${this.title}</slot></div>
      <slot></slot>\`;
  }
}
`;
}

function elementStyles({ name, camel }) {
  return `import { css } from 'lit';
import * as tokens from '../tokens.js';

export const ${camel}Styles = css\`
  :host {
    display: block;
    margin-block: 1.25rem;
    padding: 1rem;
    border: 1px solid var(--octavo-${name}-color, \${tokens.border});
    border-radius: \${tokens.radius};
  }
  [part='title'] {
    color: \${tokens.heading};
    font-weight: 600;
  }
\`;
`;
}

function pageComponent({ name, component, camel }) {
  return `import { h, type Node } from '../../runtime/jsx/node.js';
import { bold, joined, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { inSlot } from '../props/in-slot.js';

/** Props of \`<${component}>\`. */
export interface ${component}Props extends HostProps {
  /** The title. */
  title?: Node;
  children?: Node;
}

/** \`<${component} title>\`. */
export const ${component}: PageComponent<${component}Props> = (props) =>
  h('octavo-${name}', { ...hostAttributes(props) }, inSlot('title', props.title), props.children);

/** The title in bold, then the content. */
const ${camel}Markdown: MarkdownForm = (element, write) =>
  joined(bold(slotText(element, 'title', write)), ...write.blocks(unslotted(element)));

export const record = { components: { ${component} }, blocks: { 'octavo-${name}': ${camel}Markdown } };
`;
}

function pageTest({ name, component }) {
  return `import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { ${component} } from './${name}.page.js';

test('the title is slotted text', () => {
  expect(renderToString(h(${component}, { title: 'Title' }, 'Content'), testPage())).toBe(
    '<octavo-${name}><span slot="title">Title</span>Content</octavo-${name}>',
  );
});

test('without a title there is no slot', () => {
  expect(renderToString(h(${component}, null, 'Content'), testPage())).toBe('<octavo-${name}>Content</octavo-${name}>');
});
`;
}

function browserTest({ name, component }) {
  return `import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { ${component} } from './${name}.page.js';
import './${name}.js';

for (const form of forms) {
  describe(\`octavo-${name}, \${form}\`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(h(${component}, { title: 'Title' }, 'Content'), form));
    });

    it('shows the slotted title in place of the attribute', async () => {
      const box = await fixture('<octavo-${name} title="Attribute"><b slot="title">Slot</b></octavo-${name}>', form);
      const slot = box.querySelector('octavo-${name}')!.shadowRoot!.querySelector<HTMLSlotElement>('slot[name="title"]')!;
      equal(slot.assignedElements()[0]?.textContent, 'Slot');
    });
  });
}
`;
}

function docsPage({ component, title }) {
  return `---
title: ${title}
description: Describe in one sentence what readers get.
icon: component
---

\`\`\`mdx
<${component} title="${title}">Content.</${component}>
\`\`\`

<${component} title="${title}">Content.</${component}>
`;
}
