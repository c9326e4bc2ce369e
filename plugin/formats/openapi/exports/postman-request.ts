/** The request of an operation in a Postman collection. */
import type { DocumentedParameter, OperationModel } from '../../../../playground/model/operation.js';
import { filledRequest, parameterKey, type FormState } from '../../../../playground/model/form-state.js';
import { buildRequest } from '../../../../playground/model/request/build-request.js';
import { isJson, type RequestBody } from '../../../../playground/model/request/body.js';
import { decodeText } from '../../../../playground/model/request/parameters/encode.js';
import { serializeHeader } from '../../../../playground/model/request/parameters/serialize-header.js';
import { serializePathParameter } from '../../../../playground/model/request/parameters/serialize-path.js';
import { serializeQueryParameter } from '../../../../playground/model/request/parameters/serialize-query.js';
import type { Authorization } from '../../../../playground/model/request/security.js';
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import { filledForm, withExamples } from '../../../../playground/model/values/filled-form.js';

/** A header, or a parameter of a path, a query or a form. */
interface Pair {
  key: string;
  value: string;
  description?: string;
  /** Whether it is only sent if the reader asks for it. Default: false. */
  disabled?: boolean;
}

/** Headers that a request has anyway. */
const ofRequest = /^(?:accept|content-type|authorization)$/i;

const noAuthorization: Authorization = { headers: [], query: [], cookies: [] };

/** Required parameters have their example; others are listed, and not sent. `others`: credentials beside `auth`. */
export function postmanRequest(model: OperationModel, server: string, others: Authorization): object {
  const { method, description } = model;
  const sent = filledForm(model, 'required');
  const all = withExamples(model, sent);
  const request = new RequestParts(model, sent, all);
  const { mediaType, value } = request.filled.body ?? { mediaType: '', value: undefined };
  const body = request.built.body && bodyOf(request.built.body, mediaType, value);
  return {
    method,
    header: [...request.headers(), ...pairs(others.headers), ...request.cookies(others.cookies)],
    url: request.address(server, pairs(others.query)),
    ...(body && { body }),
    ...(description && { description }),
  };
}

class RequestParts {
  readonly filled: ReturnType<typeof filledRequest>;
  readonly built: ReturnType<typeof buildRequest>;
  readonly #model: OperationModel;
  readonly #sent: FormState;
  readonly #all: FormState;

  /** `sent`: the form with its required values; `all`: with a value in each field. */
  constructor(model: OperationModel, sent: FormState, all: FormState) {
    this.#model = model;
    this.#sent = sent;
    this.#all = all;
    this.filled = filledRequest(model, sent, noAuthorization, 'https://relative.invalid/');
    this.built = buildRequest(this.filled);
  }

  /** The type of the answer and of the body, then the parameters. */
  headers(): Pair[] {
    const own = this.#pairsOf('header', (parameter, value) => {
      const text = serializeHeader(parameter, value);
      return text === undefined ? [] : [[parameter.name, text]];
    });
    const ofBody = this.built.headers.filter(([name]) => ofRequest.test(name));
    return [...pairs(ofBody), ...own.filter(({ key }) => !ofRequest.test(key))];
  }

  /** `more`: credentials. */
  cookies(more: Authorization['cookies']): Pair[] {
    const own = this.built.headers.flatMap(([name, value]) => (name === 'Cookie' ? [value] : []));
    const all = [...own, ...more.map(([name, value]) => `${name}=${value}`)];
    return all.length > 0 ? [{ key: 'Cookie', value: all.join('; ') }] : [];
  }

  /** `more`: credentials. */
  address(server: string, more: readonly Pair[]): object {
    const [route = '', fixed = ''] = this.#model.path.split('#')[0]!.split('?');
    const variable: Pair[] = [];
    const path = route
      .replace(/^\//, '')
      .split('/')
      .map((segment) => this.#segment(segment, variable));
    const encoded = fixed === '' ? [] : fixed.split('&').map(pairOf);
    const query = [
      ...pairs(encoded),
      ...['query', 'querystring'].flatMap((location) =>
        this.#pairsOf(location, (parameter, value) => serializeQueryParameter(parameter, value).map(pairOf)),
      ),
      ...more,
    ];
    const enabled = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
    const raw = `${server}/${path.join('/')}${enabled.length > 0 ? `?${enabled.join('&')}` : ''}`;
    const lists = Object.entries({ query, variable }).filter(([, list]) => list.length > 0);
    return { raw, host: [server], path, ...Object.fromEntries(lists) };
  }

  /** `:id` for `{id}`. A parameter in a part of a segment is filled in. */
  #segment(segment: string, variable: Pair[]): string {
    return segment.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
      const parameter = this.#model.parameters.find((each) => each.in === 'path' && each.name === name);
      const value = parameter && serializePathParameter(parameter, this.#all.values[parameterKey(parameter)]);
      if (segment !== whole || !/^\w+$/.test(name)) return value ?? whole;
      variable.push({ key: name, value: decodeText(value ?? ''), ...described(parameter) });
      return `:${name}`;
    });
  }

  #pairsOf(
    location: string,
    write: (parameter: DocumentedParameter, value: unknown) => (readonly [key: string, value: string])[],
  ): Pair[] {
    return this.#model.parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) => {
        const key = parameterKey(parameter);
        const isSent = this.#sent.values[key] !== undefined;
        const written = write(parameter, (isSent ? this.#sent : this.#all).values[key]);
        return written.map(([name, value]) => ({
          key: name,
          value,
          ...described(parameter),
          ...(!isSent && { disabled: true }),
        }));
      });
  }
}

function pairs(list: readonly (readonly [key: string, value: string])[]): Pair[] {
  return list.map(([key, value]) => ({ key, value }));
}

/** `a=b` as a pair. */
function pairOf(text: string): [key: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function described(parameter: DocumentedParameter | undefined): Pick<Pair, 'description'> {
  return parameter?.description === undefined ? {} : { description: parameter.description };
}

/** `value`: the data of the body, which JSON shows on several lines. */
function bodyOf(body: RequestBody, mediaType: string, value: unknown): object {
  if (body.kind === 'binary') return { mode: 'file', file: {} };
  if (body.kind === 'multipart')
    return {
      mode: 'formdata',
      formdata: body.parts.map(({ name, value: part, contentType }) => ({
        key: name,
        ...(typeof part === 'string' ? { type: 'text', value: part } : { type: 'file', src: [] }),
        ...(contentType !== undefined && { contentType }),
      })),
    };
  if (/^application\/x-www-form-urlencoded/i.test(mediaType) && typeof value === 'object')
    return { mode: 'urlencoded', urlencoded: pairs(body.text.split('&').map(formPair)) };
  const language = isJson(mediaType) ? 'json' : /xml/.test(mediaType) ? 'xml' : 'text';
  const raw = language === 'json' && typeof value === 'object' ? exactJson(value, 2) : body.text;
  return { mode: 'raw', raw, options: { raw: { language } } };
}

/** Postman encodes the fields of a form itself. */
function formPair(text: string): [key: string, value: string] {
  const [key, value] = pairOf(text.replaceAll('+', ' '));
  return [decodeText(key), decodeText(value)];
}
