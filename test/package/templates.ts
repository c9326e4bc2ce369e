/** Small apps like those of `create-vite`, each with a counter, and docs for them. */

/** Docs with a link between pages and an interactive component that contains an Octavo component. */
export const docs: Record<string, unknown> = {
  'docs.json': {
    name: 'Handbook',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['index', 'guides/install'] },
  },
  'index.mdx': '---\ntitle: Welcome\nicon: rocket\n---\n\nRead [how to install](/guides/install).\n',
  'guides/install.mdx':
    '---\ntitle: Install\n---\n\nimport { Steps } from \'/snippets/steps.jsx\';\n\nRun the installer.\n\n<Steps />\n\n<input aria-label="Your note" />\n',
  'snippets/steps.jsx': `import { useState } from 'react';

export const Steps = () => {
  const [done, setDone] = useState(0);
  return (
    <div>
      <button onClick={() => setDone(done + 1)}>Done: {done}</button>
      <Warning>{done} of 3</Warning>
    </div>
  );
};
`,
};

/** One app: its files, and the plugin of its framework in the Vite config. */
export interface Template {
  files: Record<string, string>;
  /** An import and a call for vite.config.ts. */
  plugin?: { from: string; import: string; call: string };
}

function page(entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>App</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>
`;
}

export const templates: Record<string, Template> = {
  'vanilla-ts': {
    files: {
      'index.html': page('/src/main.ts'),
      'src/main.ts': `let count: number = 0;
const button = document.createElement('button');
const show = (): void => {
  button.textContent = \`Count: \${count}\`;
};
button.addEventListener('click', () => {
  count += 1;
  show();
});
show();
document.querySelector<HTMLElement>('#app')!.append(button);
`,
    },
  },
  'react-ts': {
    plugin: { from: '@vitejs/plugin-react', import: 'react', call: 'react()' },
    files: {
      'index.html': page('/src/main.tsx'),
      'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { Counter } from './counter';

createRoot(document.getElementById('app')!).render(<Counter />);
`,
      'src/counter.tsx': `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState<number>(0);
  return <button onClick={() => setCount(count + 1)}>Count: {count}</button>;
}
`,
    },
  },
  'vue-ts': {
    plugin: { from: '@vitejs/plugin-vue', import: 'vue', call: 'vue()' },
    files: {
      'index.html': page('/src/main.ts'),
      'src/main.ts': `import { createApp } from 'vue';
import Counter from './counter.vue';

createApp(Counter).mount('#app');
`,
      'src/counter.vue': `<script setup lang="ts">
import { ref } from 'vue';

const count = ref<number>(0);
</script>

<template>
  <button @click="count++">Count: {{ count }}</button>
</template>
`,
    },
  },
  'svelte-ts': {
    plugin: { from: '@sveltejs/vite-plugin-svelte', import: '{ svelte }', call: 'svelte()' },
    files: {
      'index.html': page('/src/main.ts'),
      'src/main.ts': `import { mount } from 'svelte';
import Counter from './counter.svelte';

mount(Counter, { target: document.getElementById('app')! });
`,
      'src/counter.svelte': `<script lang="ts">
  let count: number = $state(0);
</script>

<button onclick={() => (count += 1)}>Count: {count}</button>
`,
    },
  },
};

/** The Vite config of an app with docs at \`/docs/\`. */
export function appConfig({ plugin }: Template): string {
  return `import { defineConfig } from 'vite';
import { octavo } from 'octavo';
${plugin ? `import ${plugin.import} from '${plugin.from}';\n` : ''}
export default defineConfig({
  plugins: [${plugin ? `${plugin.call}, ` : ''}octavo({ root: 'docs', base: '/docs/' })],
});
`;
}
