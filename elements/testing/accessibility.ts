import type { AxeResults } from 'axe-core';
import 'axe-core';

declare const axe: { run(context: Element, options: object): Promise<AxeResults> };

/** Fails with the accessibility violations in `box`. */
export async function accessible(box: Element): Promise<void> {
  const { violations } = await axe.run(box, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  if (messages.length > 0) throw new Error(messages.join('\n'));
}
