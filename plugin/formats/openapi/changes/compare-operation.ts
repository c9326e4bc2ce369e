/** Compares the parameters, the body and the responses of an operation. */
import type {
  ContentModel,
  DocumentedParameter,
  HeaderModel,
  OperationModel,
  ResponseModel,
} from '../../../../playground/model/operation.js';
import type { ChangedPart } from '../../api/changes/change-list.js';
import type { SchemaComparison, Subject } from '../../api/changes/compare-schemas.js';
import type { Direction } from '../../api/changes/value-changes.js';
import { child, children, type Located } from '../../api/files/located.js';

interface Place {
  part: ChangedPart;
  at: Located;
}

/** Adds the changes of an operation. The requests of webhooks and callbacks come from the API. */
export function compareOperation(
  before: OperationModel,
  after: OperationModel,
  { part, at }: Place,
  schemas: SchemaComparison,
): void {
  const [sent, received]: Direction[] = after.kind === 'operation' ? ['request', 'response'] : ['response', 'request'];
  const subject = (name: string, direction: Direction, place: Located): Subject => ({
    part,
    direction,
    name,
    path: '',
    at: place,
  });
  if (after.deprecated && !before.deprecated)
    schemas.add(subject('', sent!, at), { isBreaking: false, text: `the ${after.kind} is now deprecated` });
  compareParameters(before, after, schemas, (parameter) =>
    subject(`the ${locationName(parameter)} "${parameter.name}"`, sent!, parameterAt(at, parameter)),
  );
  compareBody(before, after, subject('the request body', sent!, child(at, 'requestBody')), schemas);
  compareResponses(before, after, schemas, (status) =>
    subject(
      status === 'default' ? 'the default response' : `the response ${status}`,
      received!,
      child(child(at, 'responses'), status),
    ),
  );
}

function locationName({ in: location }: DocumentedParameter): string {
  if (location === 'querystring') return 'query string';
  return location === 'header' || location === 'cookie' ? location : `${location} parameter`;
}

/** The parameter in the list of the operation, or the list. */
function parameterAt(operation: Located, { name, in: location }: DocumentedParameter): Located {
  const list = child(operation, 'parameters');
  const own = children(list).find((each) => child(each, 'name').value === name && child(each, 'in').value === location);
  return own ?? (list.value === undefined ? operation : list);
}

type SubjectOf<Key> = (key: Key) => Subject;

function compareParameters(
  before: OperationModel,
  after: OperationModel,
  schemas: SchemaComparison,
  subjectOf: SubjectOf<DocumentedParameter>,
): void {
  const [old, current] = [before, after].map(parametersByKey);
  for (const key of new Set([...old!.keys(), ...current!.keys()])) {
    const [earlier, later] = [old!.get(key), current!.get(key)];
    const subject = subjectOf((later ?? earlier)!);
    schemas.compareMember(earlier && memberOf(earlier), later && memberOf(later), subject);
    if (!earlier || !later) continue;
    if (later.deprecated && !earlier.deprecated)
      schemas.add(subject, { isBreaking: false, text: `${subject.name} is now deprecated` });
    if (serialization(earlier) !== serialization(later))
      schemas.add(subject, {
        isBreaking: true,
        text: `${subject.name} is now written in another way (style, explode or content)`,
        hint: 'Keep its "style", "explode" and "content".',
      });
  }
}

/** Parameters of the path by their position: their names are not sent. */
function parametersByKey({ path, parameters }: OperationModel): Map<string, DocumentedParameter> {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const keyOf = ({ name, in: location }: DocumentedParameter): string => {
    if (location === 'path') return `path ${inPath.indexOf(name)}`;
    return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
  };
  return new Map(parameters.map((parameter) => [keyOf(parameter), parameter]));
}

function memberOf({ schema, required = false }: DocumentedParameter | HeaderModel): {
  schema: HeaderModel['schema'];
  isRequired: boolean;
} {
  return { schema, isRequired: required };
}

function serialization(parameter: DocumentedParameter): string {
  const { in: location, style, explode, contentType = '' } = parameter;
  const written = style ?? (location === 'path' || location === 'header' ? 'simple' : 'form');
  return `${written} ${explode ?? (written === 'form' || written === 'cookie')} ${contentType}`;
}

function compareBody(
  { body: before }: OperationModel,
  { body: after }: OperationModel,
  subject: Subject,
  schemas: SchemaComparison,
): void {
  const [old, current] = [before, after].map((body) => body && { schema: {}, isRequired: body.required ?? false });
  schemas.compareMember(old, current, subject);
  if (before && after) compareContents(before.contents, after.contents, subject, schemas);
}

/** The content of both versions in each media type. Parameters of media types do not count. */
function compareContents(
  before: readonly ContentModel[],
  after: readonly ContentModel[],
  subject: Subject,
  schemas: SchemaComparison,
): void {
  const [old, current] = [before, after].map(
    (contents) => new Map(contents.map((content) => [content.mediaType.toLowerCase().replace(/\s*;.*$/, ''), content])),
  );
  for (const type of new Set([...old!.keys(), ...current!.keys()])) {
    const [earlier, later] = [old!.get(type), current!.get(type)];
    const at = child(child(subject.at, 'content'), later?.mediaType ?? type);
    if (earlier && later) {
      if (earlier.schema !== undefined || later.schema !== undefined)
        schemas.compare(earlier.schema, later.schema, { ...subject, at: child(at, 'schema') });
      if (earlier.itemSchema !== undefined && later.itemSchema !== undefined)
        schemas.compare(earlier.itemSchema, later.itemSchema, { ...subject, at: child(at, 'itemSchema') });
    } else
      schemas.add(
        { ...subject, at },
        {
          isBreaking: !later,
          text: `the media type ${type} of ${subject.name} was ${later ? 'added' : 'removed'}`,
        },
      );
  }
}

function compareResponses(
  before: OperationModel,
  after: OperationModel,
  schemas: SchemaComparison,
  subjectOf: SubjectOf<string>,
): void {
  const [old, current] = [before, after].map(({ responses }) => new Map(responses.map((each) => [each.status, each])));
  for (const status of new Set([...old!.keys(), ...current!.keys()])) {
    const [earlier, later] = [old!.get(status), current!.get(status)];
    const subject = subjectOf(status);
    if (earlier && later) compareResponse(earlier, later, subject, schemas);
    else
      schemas.add(subject, {
        isBreaking: !later && status.startsWith('2'),
        text: `${subject.name} was ${later ? 'added' : 'removed'}`,
      });
  }
}

function compareResponse(
  before: ResponseModel,
  after: ResponseModel,
  subject: Subject,
  schemas: SchemaComparison,
): void {
  compareContents(before.contents, after.contents, subject, schemas);
  const [old, current] = [before, after].map(
    ({ headers }) => new Map(headers.map((header) => [header.name.toLowerCase(), header])),
  );
  for (const key of new Set([...old!.keys(), ...current!.keys()])) {
    const [earlier, later] = [old!.get(key), current!.get(key)];
    const { name } = (later ?? earlier)!;
    schemas.compareMember(earlier && memberOf(earlier), later && memberOf(later), {
      ...subject,
      name: `the header "${name}" of ${subject.name}`,
      at: child(child(subject.at, 'headers'), name),
    });
  }
}
