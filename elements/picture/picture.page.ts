/** `<img actions actionsPlacement>`: buttons over an image that copy or download it. */
import type { PageContext } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { pictureActionNames, pictureActionPlacements } from './picture-actions.js';

/** The attributes of `<octavo-picture>` for an image with actions; `undefined` for an image without. */
export function pictureActions(
  actions: unknown,
  placement: unknown,
  page: PageContext,
): Record<string, string | undefined> | undefined {
  const names = actionNames(actions).filter((name) => isAction(name, page));
  if (names.length === 0) return undefined;
  const position = enumProp(page, placement, 'img', 'actionsPlacement', pictureActionPlacements, 'bottom-center');
  return { actions: names.join(' '), placement: position === 'bottom-center' ? undefined : position };
}

function actionNames(actions: unknown): string[] {
  if (actions === true || actions === '' || actions === 'true') return [...pictureActionNames];
  if (Array.isArray(actions)) return actions.map(String);
  return typeof actions === 'string' && actions !== 'false' ? actions.split(/[\s,]+/).filter(Boolean) : [];
}

function isAction(name: string, page: PageContext): boolean {
  if ((pictureActionNames as readonly string[]).includes(name)) return true;
  page.warn({
    code: 'prop-value',
    message: `<img> does not accept the action "${name}".`,
    hint: `Use ${pictureActionNames.join(' and ')}.`,
  });
  return false;
}
