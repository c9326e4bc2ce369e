import { readFileSync } from 'node:fs';

const addressOf = (name) => `api/${name.toLowerCase()}`;
const shapeOf = ({ type, signatures }) => (signatures ? signatureOf(signatures[0]) : type && typeOf(type));

function signatureOf({ parameters = [], type }) {
  const list = parameters.map(({ name, flags, type }) => `${name}${flags.isOptional ? '?' : ''}: ${typeOf(type)}`);
  return `(${list.join(', ')}) => ${typeOf(type)}`;
}

/** A type as in code. */
function typeOf({ type, name, value, types, elementType, typeArguments, declaration }) {
  if (type === 'literal') return JSON.stringify(value);
  if (type === 'union') return types.map(typeOf).join(' | ');
  if (type === 'array') return `${typeOf(elementType)}[]`;
  if (declaration?.signatures) return signatureOf(declaration.signatures[0]);
  return typeArguments ? `${name}<${typeArguments.map(typeOf).join(', ')}>` : (name ?? type);
}

/** The props of the page of a declaration. `items`: all declarations by their ids. */
function propsOf(item, items) {
  const markdown = (parts = []) =>
    parts.map(({ text, target }) => (items.has(target) ? `[${text}](/${addressOf(text)})` : text)).join('');
  const { comment, parameters, children = [] } = { ...item, ...item.signatures?.[0] };
  const fields = (parameters ?? children).map((field) => ({
    body: field.name,
    type: shapeOf(field),
    required: !field.flags.isOptional,
    text: markdown((field.comment ?? field.signatures?.[0].comment)?.summary),
  }));
  const tags = comment?.blockTags?.map(({ tag, content }) => `**${tag}** ${markdown(content)}`) ?? [];
  const code = shapeOf(item) && `${item.name}: ${shapeOf(item)}`;
  return { code, text: [markdown(comment?.summary), ...tags].join('\n\n'), fields };
}

const typedoc = {
  name: 'typedoc',
  watch: ['api.json'],
  *pages(site, { root }) {
    const { children, groups } = JSON.parse(readFileSync(`${root}/api.json`, 'utf8'));
    const items = new Map(children.map((item) => [item.id, item]));
    for (const { title, children } of groups)
      for (const item of children.map((id) => items.get(id))) {
        const content = { component: 'Reference', props: propsOf(item, items) };
        yield { path: addressOf(item.name), meta: { title: item.name }, content, place: { group: ['API', title] } };
      }
  },
  components: {
    Reference: ({ code, text, fields }, page, { h }) => [
      code && page.code({ code, language: 'ts' }),
      page.markdown(text),
      fields.map(({ text, ...field }) => h('ParamField', field, page.markdown(text))),
    ],
  },
};

export default { plugins: [typedoc] };
