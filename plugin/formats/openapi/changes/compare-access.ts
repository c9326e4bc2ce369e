/** Compares the servers of an operation, and the credentials that it needs. */
import type { OperationModel, SecurityAlternative } from '../../../../playground/model/operation.js';
import type { Change } from '../../api/changes/change-list.js';

/** The changes of servers and security. The servers of webhooks and callbacks are those of clients. */
export function compareAccess(before: OperationModel, after: OperationModel): Change[] {
  return [...compareSecurity(before, after), ...compareServers(before, after)];
}

function compareSecurity(before: OperationModel, after: OperationModel): Change[] {
  const [old, current] = [before, after].map(alternativesOf);
  const lost = old!.filter((one) => !current!.some((other) => isEnough(one, other)));
  const added = current!.filter((one) => !old!.some((other) => isSame(one, other)));
  if (lost.length > 0)
    return lost.map(({ text }) => ({
      isBreaking: true,
      text: `${text} ${text === noCredentials ? 'are' : 'is'} no longer enough`,
      hint: 'Add the earlier alternative to "security" as well.',
    }));
  return added.map(({ text }) => ({
    isBreaking: false,
    text: `${text} ${text === noCredentials ? 'are' : 'is'} now enough`,
  }));
}

const noCredentials = 'requests without credentials';

/** The scopes of each scheme, which is identified by what is sent instead of by its name. */
interface Alternative {
  text: string;
  scopes: ReadonlyMap<string, readonly string[]>;
}

function alternativesOf({ security, schemes }: OperationModel): Alternative[] {
  const all = security.length > 0 ? security : [[]];
  return all.map((alternative) => ({
    text: textOf(alternative),
    scopes: new Map(alternative.map(({ scheme, scopes }) => [identityOf(schemes[scheme]), scopes])),
  }));
}

function textOf(alternative: SecurityAlternative): string {
  if (alternative.length === 0) return noCredentials;
  const names = alternative.map(({ scheme, scopes }) =>
    scopes.length > 0 ? `"${scheme}" (${scopes.join(', ')})` : `"${scheme}"`,
  );
  return `the security ${names.join(' with ')}`;
}

function identityOf(scheme: OperationModel['schemes'][string] | undefined): string {
  if (scheme?.type === 'apiKey') return `${scheme.in} ${scheme.name}`;
  return scheme?.type === 'http' ? scheme.scheme : String(scheme?.type);
}

/** Whether credentials for `one` satisfy `other`. */
function isEnough(one: Alternative, other: Alternative): boolean {
  return [...other.scopes].every(([scheme, scopes]) => {
    const own = one.scopes.get(scheme);
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}

function isSame(one: Alternative, other: Alternative): boolean {
  return isEnough(one, other) && isEnough(other, one);
}

function compareServers(before: OperationModel, after: OperationModel): Change[] {
  const [old, current] = [before, after].map(
    ({ servers }) => new Set(servers.map(({ url }) => url.replace(/\/+$/, ''))),
  );
  const removed = [...old!].filter((url) => !current!.has(url));
  const added = [...current!].filter((url) => !old!.has(url));
  return [
    ...removed.map((url) => ({
      isBreaking: true,
      text: `the server "${url}" was removed`,
      hint: 'Keep the server while clients send requests to it.',
    })),
    ...added.map((url) => ({ isBreaking: false, text: `the server "${url}" was added` })),
  ];
}
