import { defineConfig } from 'vitest/config';

/** `unit` runs on the sources, `site` builds whole sites with `dist/`, so it needs `npm run build` before. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['plugin/**/*.test.ts', 'runtime/**/*.test.ts', 'elements/**/*.page.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
