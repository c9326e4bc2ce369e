/** Whether the value of `search.adapter` names an engine of Octavo and not a module of the site. */
export function isEngineName(adapter: string): boolean {
  return /^[\w-]+$/.test(adapter);
}
