/** The code blocks beside an operation: the request in several languages, and examples of its responses. */
import { exactJson, isExactNumber } from '../../../../playground/model/values/exact-json.js';
import { CodeBlock } from '../../../../elements/code-block/code-block.page.js';
import { CodeGroup } from '../../../../elements/code-group/code-group.page.js';
import { RequestExample, ResponseExample } from '../../../../elements/example/example.page.js';
import { isGiven } from '../../../../playground/model/request/parameters/parameter-value.js';
import { maskedAuthorization } from '../../../../playground/model/request/masked-authorization.js';
import { filledRequest, startState, type FormState } from '../../../../playground/model/form-state.js';
import { withPlaceholders } from '../../../../playground/model/values/placeholders.js';
import { xmlText } from '../../../../playground/model/body/xml-text.js';
import { fullValue, type FilledFields } from '../../../../playground/model/values/full-value.js';
import { buildRequest } from '../../../../playground/model/request/build-request.js';
import { placeholderHost } from '../../../../playground/model/request/server-address.js';
import type { ContentModel, OperationModel, ResponseModel } from '../../../../playground/model/operation.js';
import { findLanguage, findLanguages, type SampleWriter } from '../../../../playground/model/samples/languages.js';
import { h, type Element, type Node } from '../../../../runtime/jsx/node.js';
import type { ApiContentOptions } from './api-page.js';
import { withFiles } from '../../../../playground/model/values/made-files.js';
import { maxExampleText } from '../limits.js';

/** Languages of the samples where the settings name none. The form for requests has more. */
const usualLanguages = ['curl', 'javascript', 'python'];

/** Writes requests in one language. */
export interface Sampler {
  title: string;
  /** For the highlighter. */
  id: string;
  write: SampleWriter;
}

/** The writers of the languages of the settings; languages that Octavo does not have are left out. */
export async function loadSamplers(names: readonly string[] = usualLanguages): Promise<Sampler[]> {
  return Promise.all(
    findLanguages(names).map(async ({ id, title, load }) => ({
      title,
      id: id === 'curl' ? 'bash' : id.split('-')[0]!,
      write: await load(),
    })),
  );
}

/** The code samples next to the content, or the payload of a webhook. The author's own samples take precedence. */
export function samples(operation: OperationModel, { has, samplers, sampled }: ApiContentOptions): Node[] {
  if (operation.kind === 'webhook') return [!has.requestExample && payloadSamples(operation)];
  return [
    !has.requestExample && requestSamples(operation, samplers, sampled),
    !has.responseExample && responseSamples(operation),
  ];
}

/** The author's samples, otherwise the request in each language. */
function requestSamples(model: OperationModel, samplers: readonly Sampler[], sampled?: FilledFields): Node {
  if (model.kind !== 'operation') return undefined;
  if (model.codeSamples.length > 0) {
    const blocks = model.codeSamples.map(({ lang, label, source }) =>
      h(CodeBlock, { code: source.trimEnd(), language: lang, title: label ?? findLanguage(lang)?.title ?? lang }),
    );
    return h(RequestExample, { dropdown: blocks.length > 3 }, blocks);
  }
  const blocks = sampleBlocks(model, samplers, sampled);
  return blocks.length > 0 && h(RequestExample, { dropdown: blocks.length > 3 }, blocks);
}

/** The request with the examples of the author and placeholders, in each language. */
export function sampleBlocks(model: OperationModel, samplers: readonly Sampler[], sampled?: FilledFields): Node[] {
  const state = withFiles(sampledForm(model, sampled), model, sampled);
  const request = buildRequest(filledRequest(model, state, maskedAuthorization(model, state), placeholderHost));
  return samplers.map(({ title, id, write }) => h(CodeBlock, { code: write(request), language: id, title }));
}

function sampledForm(model: OperationModel, sampled?: FilledFields): FormState {
  const start = startState(model, sampled ?? 'all');
  const form = withPlaceholders(model, start, sampled);
  const value = form.body?.value;
  if (sampled !== undefined || (isGiven(value) && !isEmptyDocument(value))) return form;
  // No part of the body is required, and the author does not give an example.
  return { ...form, body: withPlaceholders(model, start, 'all').body };
}

/** XML of an element without attributes and content. */
function isEmptyDocument(value: unknown): boolean {
  return typeof value === 'string' && /^<\?xml[^>]*>\s*<[^<>\s]+\/>$/.test(value);
}

/** The author's examples of a body; nothing for fewer than `min`. */
export function exampleGroup(contents: readonly ContentModel[], min = 1): Node {
  const blocks = exampleBlocks(contents);
  if (blocks.length < min) return undefined;
  return blocks.length > 1 ? h(CodeGroup, { dropdown: isMenu(blocks) }, blocks) : blocks;
}

/** The payload of a webhook: the examples of the author, otherwise an example from the schema. */
function payloadSamples({ body, schemas }: OperationModel): Node {
  const given = exampleBlocks(body?.contents ?? []);
  const blocks = given.length > 0 ? given : payloadOf(body?.contents[0], schemas);
  return blocks.length > 0 && h(RequestExample, { dropdown: isMenu(blocks) }, blocks);
}

function payloadOf(content: ContentModel | undefined, schemas: OperationModel['schemas']): Element[] {
  const examples = content ? generated(content.mediaType, content, schemas) : [];
  return examples.map(({ title, code, language }) => h(CodeBlock, { code, language, title }));
}

function exampleBlocks(contents: readonly ContentModel[]): Element[] {
  return contents.flatMap((content) =>
    namedExamples(content).map(({ name, code }) =>
      h(CodeBlock, { code, language: languageOf(content.mediaType), title: name }),
    ),
  );
}

function isMenu(blocks: readonly Element[]): boolean {
  return blocks.length > 2 || isLong(blocks.map(({ props }) => String(props['title'])));
}

/** An example for each status. */
function responseSamples({ responses, schemas }: OperationModel): Node {
  const examples = joined(responses.flatMap((response) => examplesOf(response, schemas)));
  const blocks = examples.map(({ title, code, language }) => h(CodeBlock, { code, language, title }));
  const titles = examples.map(({ title }) => title);
  return blocks.length > 0 && h(ResponseExample, { dropdown: blocks.length > 4 || isLong(titles) }, blocks);
}

/** Whether a row of tabs would be wider than the column of samples. */
function isLong(titles: readonly string[]): boolean {
  return titles.length > 1 && titles.join('').length > maxRowLength;
}

/** Characters of the tabs in a row. */
const maxRowLength = 28;

interface Example {
  title: string;
  code: string;
  language: string;
}

/** Joins equal long examples: 200, 201 and 202 often have the same schema. */
function joined(examples: readonly Example[]): Example[] {
  const joinedExamples = new Map<string, Example>();
  for (const [index, example] of examples.entries()) {
    const key = example.code.length < minJoinedCodeLength ? String(index) : example.code;
    const first = joinedExamples.get(key);
    joinedExamples.set(key, first ? { ...first, title: `${first.title}, ${example.title}` } : example);
  }
  return [...joinedExamples.values()];
}

/** Shorter code is repeated, in characters. */
const minJoinedCodeLength = 1_000;

/** JSON first. Other media types have the examples of the author. */
function examplesOf({ status, contents }: ResponseModel, schemas: OperationModel['schemas']): Example[] {
  const first = contents.find(({ mediaType }) => /json/.test(mediaType)) ?? contents[0];
  if (!first) return [];
  const given = givenExamples(status, first);
  const examples = given.length > 0 ? given : generated(status, first, schemas);
  const others = contents
    .filter((content) => content !== first)
    .flatMap((content) => givenExamples(`${status} ${content.mediaType}`, content));
  return [...examples, ...others.filter(({ code }) => !examples.some((example) => example.code === code))];
}

function givenExamples(title: string, content: ContentModel): Example[] {
  const language = languageOf(content.mediaType);
  const isOnly = content.examples?.length === 1;
  return namedExamples(content).map(({ name, code }) => ({
    title: isOnly ? title : `${title} ${name}`,
    code,
    language,
  }));
}

function namedExamples({ examples = [] }: ContentModel): { name: string; code: string }[] {
  let length = 0;
  return examples.flatMap(({ name, summary, value, text }) => {
    const code = text ?? (value === undefined ? undefined : codeOf(value));
    return code === undefined || (length += code.length) > maxExampleText ? [] : [{ name: summary ?? name, code }];
  });
}

/** From the schema, for JSON and XML. */
function generated(title: string, content: ContentModel, schemas: OperationModel['schemas']): Example[] {
  const { schema = content.itemSchema, mediaType } = content;
  const language = languageOf(mediaType);
  if (language !== 'json' && language !== 'xml') return [];
  const value = fullValue(schema, schemas, 'response');
  if (value === undefined) return [];
  return [{ title, code: language === 'xml' ? xmlText(value, schema, schemas) : codeOf(value), language }];
}

function codeOf(value: unknown): string {
  return typeof value === 'string' && !isExactNumber(value) ? value : exactJson(value, 2);
}

function languageOf(mediaType: string): string {
  if (/json/.test(mediaType)) return 'json';
  if (/xml/.test(mediaType)) return 'xml';
  return /html/.test(mediaType) ? 'html' : 'text';
}
