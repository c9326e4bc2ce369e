/** The part of a handshake that a browser can send: no headers. */
import type { OperationModel, SecurityAlternative } from '../model/operation.js';
import type { SecurityScheme } from '../model/request/security.js';

export interface BrowserConnection {
  connection: OperationModel;
  /** Names of the headers that only other clients send. */
  headers: readonly string[];
}

export function browserConnection(connection: OperationModel): BrowserConnection {
  const { parameters, security, schemes } = connection;
  const headerOf = ({ scheme }: SecurityAlternative[number]): string | undefined => headerName(schemes[scheme]);
  const used = security.map((alternative) => alternative.filter((each) => headerOf(each) === undefined));
  const headers = [
    ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    ...security.flatMap((alternative) => alternative.flatMap((each) => headerOf(each) ?? [])),
  ];
  return {
    connection: {
      ...connection,
      parameters: parameters.filter((parameter) => parameter.in !== 'header'),
      security: used.some(({ length }) => length > 0) ? used : [],
    },
    headers: [...new Set(headers)],
  };
}

function headerName(scheme: SecurityScheme | undefined): string | undefined {
  if (!scheme || scheme.type === 'mutualTLS') return undefined;
  if (scheme.type !== 'apiKey') return 'Authorization';
  return scheme.in === 'header' ? scheme.name : undefined;
}
