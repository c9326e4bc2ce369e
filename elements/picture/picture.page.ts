/** `<img actions actionsPlacement>`: buttons over a picture that copy or save it. */
import type { PageContext } from '../page-component.js';
import { choice } from '../props/choice.js';
import { pictureActionNames, pictureActionPlacements } from './picture-actions.js';

/** The attributes that mark a picture with actions until the page is finished; empty for a picture without. */
export function pictureActions(actions: unknown, placement: unknown, page: PageContext): Record<string, string> {
  const names = actionNames(actions).filter((name) => isAction(name, page));
  if (names.length === 0) return {};
  const place = choice(page, placement, {
    component: 'img',
    prop: 'actionsPlacement',
    allowed: pictureActionPlacements,
    fallback: 'bottom-center',
  });
  return { 'data-actions': names.join(' '), 'data-actions-placement': place };
}

/** Puts `<octavo-picture>` around the marked pictures of a finished page. */
export function wrapPictures(html: string, isLive: (at: number) => boolean): string {
  return html.replace(/<img(?=\s)[^<>]*?\sdata-actions="([\w ]+)"[^<>]*>/g, (image, actions: string, at: number) => {
    if (isLive(at)) return image;
    const [, placement] = /\sdata-actions-placement="([\w-]+)"/.exec(image) ?? [];
    const place = placement === undefined || placement === 'bottom-center' ? '' : ` placement="${placement}"`;
    const plain = image.replace(/\sdata-actions(?:-placement)?="[^"]*"/g, '');
    return `<octavo-picture actions="${actions}"${place}>${plain}</octavo-picture>`;
  });
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
    message: `<img> does not know the action "${name}".`,
    hint: `Use ${pictureActionNames.join(' and ')}.`,
  });
  return false;
}
