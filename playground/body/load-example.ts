/** Examples that a specification only refers to (`externalValue`). */
import type { NamedExample, OperationModel } from '../model/operation.js';
import { safeUrl } from '../send/safe-url.js';
import { startBody, type BodyState } from '../model/body/body-state.js';

/** The body with the example at `example.url`. Fails with a message for the reader. */
export async function loadExample(
  { base = '', body, schemas }: OperationModel,
  content: number,
  example: NamedExample,
): Promise<BodyState | undefined> {
  const response = await fetch(safeUrl(example.url!, new URL(base, document.baseURI).href));
  return startBody(body, schemas, { content, example: { ...example, text: await response.text() } });
}
