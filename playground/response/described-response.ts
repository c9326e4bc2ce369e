import type { ResponseModel } from '../model/operation.js';

/** The specification's description of a status: of itself, otherwise of its range, otherwise of all others. */
export function describedResponse(responses: readonly ResponseModel[], status: number): string {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  const found = names.map((name) => responses.find((each) => each.status.toUpperCase() === name.toUpperCase()));
  return found.find((each) => each !== undefined)?.description ?? '';
}
