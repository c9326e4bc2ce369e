import type { AxeResults } from 'axe-core';
import 'axe-core';

declare const axe: { run(context: Element, options: object): Promise<AxeResults> };

/** Fails with what a reader with assistive technology would stumble over in `box`. */
export async function accessible(box: Element): Promise<void> {
  const { violations } = await axe.run(box, { resultTypes: ['violations'] });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  if (found.length > 0) throw new Error(found.join('\n'));
}
