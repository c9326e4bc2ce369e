/** The fieldset of the body: media type, examples, then a form, a text, or a file. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { FormContext } from '../form/field.js';
import { fieldControl } from '../form/controls/field-control.js';
import { fileControl } from '../form/controls/file-control.js';
import { menuField } from '../form/menu-field.js';
import { text } from '../labels.js';
import type { BodyModel, NamedExample } from '../model/operation.js';
import { isBodyRefused } from '../model/request/refused-body.js';
import { bodyKind, startBody, withText, withValue, type BodyKind, type BodyState } from '../model/body/body-state.js';
import type { BodyProblem } from '../model/body/check-body.js';
import { refusedBodyKey, refusedBodyText } from './refused-body.js';

/** The parts of the playground that the fieldset needs. */
export interface BodyContext extends FormContext {
  /** The legend of the fieldset. Default: body. */
  title?: string;
  body: BodyModel;
  state: BodyState;
  problemsOfBody: readonly BodyProblem[] | undefined;
  /** Method of the request, if browsers may refuse to send the body with it. */
  method?: string;
  change(state: BodyState): void;
  /** Loads an example that is elsewhere. */
  loadExample(example: NamedExample): void;
}

/** The fieldset. */
export function bodyForm(context: BodyContext): TemplateResult {
  const { body, state, schemas } = context;
  const content = body.contents[state.content]!;
  const kind = bodyKind(content, schemas);
  return html`<fieldset part="body">
    <legend>
      ${context.title ?? text('body')}${body.required ? html`<span part="required">${text('required')}</span>` : nothing}
    </legend>
    ${refusal(context)} ${mediaTypes(context)} ${examples(context)} ${kind === 'json' ? views(context) : nothing}
    ${editor(context, kind)} ${problems(context)}
  </fieldset>`;
}

/** Says before the reader sends that a browser cannot, and again as an alert where one tries. */
function refusal({ method = '', problems }: BodyContext): TemplateResult | typeof nothing {
  if (!isBodyRefused(method)) return nothing;
  const problem = problems.get(refusedBodyKey);
  return problem === undefined
    ? html`<p part="note">${refusedBodyText(method)}</p>`
    : html`<p part="problem" role="alert">${problem}</p>`;
}

function mediaTypes({ body, state, schemas, change, choices }: BodyContext): TemplateResult {
  if (body.contents.length < 2) return html`<p part="note">${body.contents[0]!.mediaType}</p>`;
  const names = body.contents.map(({ mediaType }) => mediaType);
  return menuField('media-type', text('mediaType'), names, state.content, (content) => {
    choices.clear();
    change(startBody(body, schemas, { content })!);
  });
}

function examples({
  body,
  state,
  schemas,
  change,
  choices,
  loadExample,
}: BodyContext): TemplateResult | typeof nothing {
  const given = body.contents[state.content]!.examples ?? [];
  if (given.length < 2) return nothing;
  const names = given.map(({ name, summary }) => summary ?? name);
  return menuField('example', text('example'), names, -1, (index) => {
    const example = given[index]!;
    choices.clear();
    if (example.url !== undefined && example.value === undefined && example.text === undefined) loadExample(example);
    else change({ ...startBody(body, schemas, { content: state.content, example })!, view: state.view });
  });
}

function views({ state, change }: BodyContext): TemplateResult {
  const button = (view: BodyState['view'], name: string): TemplateResult =>
    html`<button type="button" aria-pressed=${state.view === view} @click=${() => change({ ...state, view })}>
      ${name}
    </button>`;
  return html`<div part="views" role="group" aria-label=${text('body')}>
    ${button('form', text('formView'))}${button('text', text('textView'))}
  </div>`;
}

function editor(context: BodyContext, kind: BodyKind): TemplateResult {
  const { body, state, change } = context;
  const { schema = {}, mediaType } = body.contents[state.content]!;
  const field = {
    path: 'body',
    name: '',
    schema,
    value: state.value,
    required: body.required,
    change: (value: unknown) => change(withValue(state, value)),
  };
  if (kind === 'file')
    return html`<label for="body" part="visually-hidden">${context.title ?? text('body')}</label>${fileControl(
        { ...field, change: (value) => change({ ...state, value }) },
        { contentMediaType: /^(?:image|audio|video)\//.test(mediaType) ? mediaType : undefined },
      )}`;
  if (state.view === 'form' && kind !== 'text') return fieldControl(field, context);
  return textEditor(context, kind);
}

function textEditor({ state, change, problemsOfBody = [] }: BodyContext, kind: BodyKind): TemplateResult {
  const rows = Math.min(24, Math.max(4, state.text.split('\n').length + 1));
  return html`<textarea
    id="body"
    part="editor"
    rows=${rows}
    spellcheck="false"
    autocapitalize="off"
    aria-label=${text('bodyText')}
    aria-invalid=${problemsOfBody.length > 0 ? 'true' : nothing}
    aria-describedby="body-problems"
    .value=${live(state.text)}
    @input=${(event: Event) => change(withText(state, kind, (event.target as HTMLTextAreaElement).value))}
  ></textarea>`;
}

/** Problems that are not beside their fields. */
function problems({ problemsOfBody = [], problems: ofFields, state }: BodyContext): TemplateResult {
  const shown = new Set(state.view === 'form' ? ofFields.values() : []);
  const list = problemsOfBody.filter(({ message }) => !shown.has(message));
  return html`<ul id="body-problems" part="problems" aria-live="polite">
    ${list.map(
      ({ line, column, pointer, message }) =>
        html`<li part="problem">${state.view === 'text' ? `${line}:${column} ` : ''}${pointer} ${message}</li>`,
    )}
  </ul>`;
}
