import { readFileSync } from 'node:fs';

const shapeOf = ({ type, signatures }) => (signatures ? signatureOf(signatures[0]) : type && typeOf(type));

function signatureOf({ parameters = [], type }) {
  const list = parameters.map(({ name, flags, type }) => `${name}${flags.isOptional ? '?' : ''}: ${typeOf(type)}`);
  return `(${list.join(', ')}) => ${typeOf(type)}`;
}

/** A type as in code. */
function typeOf({ type, name, value, types, elementType, typeArguments, declaration }) {
  if (type === 'literal') return JSON.stringify(value);
  if (types) return types.map(typeOf).join(type === 'union' ? ' | ' : ' & ');
  if (type === 'array') return `${typeOf(elementType)}[]`;
  if (declaration) return declaration.signatures ? signatureOf(declaration.signatures[0]) : 'object';
  return typeArguments ? `${name}<${typeArguments.map(typeOf).join(', ')}>` : (name ?? type);
}

/** The props of the page of a declaration. `paths`: of all pages, by the ids of their declarations. */
function propsOf(item, paths) {
  const markdown = (parts = []) =>
    parts.map(({ text, target }) => (paths.has(target) ? `[${text}](/${paths.get(target)})` : text)).join('');
  const { comment, parameters, children = [] } = { ...item, ...item.signatures?.[0] };
  const fields = (parameters ?? children).map((field) => ({
    name: field.name,
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
  pages(site, { root }) {
    const { children, groups } = JSON.parse(readFileSync(`${root}/api.json`, 'utf8'));
    const titles = new Map(groups.flatMap(({ title, children }) => children.map((id) => [id, title])));
    const pathOf = ({ id, name }) => `api/${titles.get(id)}/${name}`.toLowerCase().replaceAll(' ', '-');
    const paths = new Map(children.map((item) => [item.id, pathOf(item)]));
    return children.map((item) => ({
      path: paths.get(item.id),
      meta: { title: item.name },
      content: { component: 'Reference', props: propsOf(item, paths) },
      place: { group: ['API', titles.get(item.id)] },
    }));
  },
  components: {
    Reference: ({ code, text, fields }, page, { h }) => [
      code && page.code({ code, language: 'ts' }),
      page.markdown(text),
      fields.map(({ text, ...field }) => h('ResponseField', field, page.markdown(text))),
    ],
  },
};

export default { plugins: [typedoc] };
