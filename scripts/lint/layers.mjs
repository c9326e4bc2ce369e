// The rule `layers/imports` of the linter: imports follow the layers of `scripts/layers.json`.
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importFault, roomOf, table } from '../layers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default {
  meta: { name: 'layers' },
  rules: {
    imports: {
      create(context) {
        const file = relative(root, context.filename).replaceAll(sep, '/');
        const from = roomOf(file);
        if (from === undefined) return {};
        const check = (source) => {
          if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
          const to = roomOf(posix.join(posix.dirname(file), source.value));
          const isKnown = to === undefined || table.until.some(([one, other]) => one === from && other === to);
          const message = isKnown ? undefined : importFault(from, to);
          if (message) context.report({ node: source, message });
        };
        return {
          ImportDeclaration: ({ source }) => check(source),
          ExportNamedDeclaration: ({ source }) => check(source),
          ExportAllDeclaration: ({ source }) => check(source),
          ImportExpression: ({ source }) => check(source),
          TSImportType: ({ source, argument }) => check(source ?? argument?.literal),
        };
      },
    },
  },
};
