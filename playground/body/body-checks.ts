/** Checks the body while the reader edits it. */
import type { LitElement } from 'lit';
import type { FormState } from '../model/form-state.js';
import type { SchemaObject } from '../model/values/resolve-schema.js';
import type { KnownFields } from '../model/graphql/check-document.js';
import type { ContentModel, OperationModel } from '../model/operation.js';
import { bodyKind } from '../model/body/body-state.js';
import type { BodyProblem } from '../model/body/check-body.js';

/** The problems of the query in the body of a GraphQL request. */
async function queryProblems({ schema }: ContentModel, { body }: FormState): Promise<BodyProblem[]> {
  const properties = typeof schema === 'object' ? (schema['properties'] as Record<string, SchemaObject>) : undefined;
  const query = properties?.['query'];
  const text = (body?.value as { query?: unknown } | undefined)?.query;
  if (query?.['format'] !== 'graphql' || typeof text !== 'string') return [];
  const { checkDocument } = await import('../model/graphql/check-document.js');
  return checkDocument(text, query['x-known-fields'] as KnownFields | undefined);
}

/** Time in milliseconds for which the reader must pause before a body is checked. */
const delay = 300;

export class BodyChecks {
  problems: readonly BodyProblem[] | undefined;

  readonly #host: LitElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Shows other problems. */
  report(problems: readonly BodyProblem[] | undefined): void {
    this.problems = problems;
    this.#host.requestUpdate();
  }

  /** Checks the body when the reader pauses. */
  checkSoon(model: OperationModel, form: FormState): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(model, form), delay);
  }

  async #check({ body, schemas }: OperationModel, form: FormState): Promise<void> {
    const timer = this.#timer;
    const content = form.body && body?.contents[form.body.content];
    if (!content || bodyKind(content, schemas) !== 'json' || form.body!.text.trim() === '')
      return this.report(undefined);
    const { checkBody } = await import('../model/body/check-body.js');
    const problems = [...checkBody(form.body!.text, content.schema, schemas), ...(await queryProblems(content, form))];
    // The reader may have typed on while the script was loaded.
    if (timer === this.#timer) this.report(problems);
  }
}
