/** The content of the page of a schema: its fields, and what refers to it. */
import { CodeBlock } from '../../../../elements/code-block/code-block.page.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import { resolveSchema } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import type { ModelUsers } from './model-names.js';
import { splitDescription } from '../pages/first-paragraph.js';
import type { OverviewPart, PartOwner } from '../overview.js';
import { fieldTools, section, type ApiPage } from '../render/api-page.js';
import type { RenderContext } from '../render/context.js';
import { codeIn, examplesOf } from '../render/values/schema-examples.js';
import { schemaValue } from '../render/contents.js';
import { partLinks } from '../overview/part-links.js';
import { partOfDocument } from '../overview/part-of.js';

export interface ModelContent {
  /** Its name among the schemas of the page. */
  name: string;
  owner: PartOwner;
  usedBy?: ModelUsers<OverviewPart>;
}

export function modelContent(model: ModelContent, context: RenderContext, page: ApiPage): Node {
  const { name, owner, usedBy } = model;
  const schema = context.schemas[name]!;
  const at = { id: 'page-title', label: name };
  context.listed.set(`any ${name}`, at);
  const inside: RenderContext = { ...context, at, direction: 'any', around: [name] };
  const own = examples(schema, context);
  context.examples.text += codeIn(own);
  const isAbove = isBelowTitle(schema, page);
  const fields = schemaValue(schema, inside, isAbove ? (schema['description'] as string) : undefined);
  return [
    partOfDocument(owner, context, page),
    fieldTools(context),
    fields,
    own,
    usedBy && section(context.uiStrings.usedBy, users(usedBy, context, page)),
  ];
}

/** Whether the line below the title has the whole description. */
function isBelowTitle(schema: Schema, { entry }: ApiPage): schema is Exclude<Schema, boolean> {
  if (typeof schema !== 'object' || typeof schema['description'] !== 'string') return false;
  const [first, rest] = splitDescription(schema['description']);
  return first !== '' && rest === '' && entry.generatedSource !== undefined;
}

function examples(schema: Schema, { schemas, page }: RenderContext): Node[] {
  return examplesOf(resolveSchema(schema, schemas)).map((value) =>
    h(CodeBlock, { code: exactJson(value, 2), language: 'json', title: page.word('example') }),
  );
}

function users({ parts, models }: ModelUsers<OverviewPart>, { hrefOfModel }: RenderContext, page: ApiPage): Node {
  const links = models.flatMap((name) => {
    const href = hrefOfModel(name);
    return href === undefined ? [] : [h('li', null, h('a', { href }, h('code', null, name)))];
  });
  return [partLinks(parts, page), links.length > 0 && h('ul', null, links)];
}
