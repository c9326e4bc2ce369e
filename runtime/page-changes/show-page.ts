/** Changes the open page into another one. */
import { fillAside } from '../first-paint/aside.js';
import { keepEarlyEvents } from '../first-paint/early-events.js';
import { showTheme } from '../first-paint/theme.js';
import { showVersion } from '../first-paint/versions.js';
import { changeHead, loaded } from '../change-head.js';
import { islandScripts, runningIslands } from '../islands/running-islands.js';
import { applyChoices, followChoices } from '../navigation/choices.js';
import { loadModules, modulesOf } from '../load-on-use.js';
import { morphAttributes } from '../morph.js';
import { changeShell } from './change-shell.js';
import { changeSidebar } from './change-sidebar.js';
import { takeRest } from './first-screens.js';
import { contentOf } from './page-parts.js';
import type { ParsedPage } from './parsed-page.js';

/** Starts what pages start with inline scripts, which run only on the first page of a document. */
export function startParts(): void {
  if (!('aside' in document.body.dataset)) fillAside();
  followChoices();
}

/** Completes the page that is shown. */
let complete: (() => void) | undefined;

/**
 * Changes the page from `before`, as the server sent it, to `after`. The URL has changed already. `isAtTop`: whether the
 * reader sees the top of the page, so that the rest of a long page can follow after the first paint.
 */
export function showPage(before: Document, { page: after, content }: ParsedPage, isAtTop: boolean): void {
  const scripts = changeHead(document.head, before.head, after.head).filter((node) => node.matches(islandScripts));
  if (scripts.length > 0) keepEarlyEvents(loaded(scripts));
  changeRoot(before, after);
  changeShell(before, after);
  const showRest = replaceContent(after, content, isAtTop && !document.hidden);
  changeSidebar(before, after);
  announce(document.title);
  const finish = (): void => {
    if (complete !== finish) return;
    complete = undefined;
    showRest?.();
    runningIslands().start?.(content);
    document.dispatchEvent(new Event('octavo:after-update'));
    // The elements do not wait for the reader, who is here.
    loadModules(modulesOf(after));
  };
  complete = finish;
  if (showRest) requestAnimationFrame(() => setTimeout(finish));
  else finish();
}

/** Shows all of the page, before it changes again. */
export function completePage(): void {
  complete?.();
}

/** Attributes of `<html>` and `<body>`. The reader's theme, version and closed banner stay. */
function changeRoot(before: Document, after: Document): void {
  const { style } = document.documentElement;
  const { colorScheme } = style;
  morphAttributes(document.documentElement, before.documentElement, after.documentElement);
  morphAttributes(document.body, before.body, after.body);
  style.colorScheme = colorScheme;
  showTheme();
  showVersion();
}

/** Returns a function that shows the rest of a long page; `undefined` if all of it is shown, as always without `isInParts`. */
function replaceContent(after: Document, content: HTMLElement, isInParts: boolean): (() => void) | undefined {
  const live = contentOf(document)!;
  runningIslands().keep?.(live);
  runningIslands().stop?.(live);
  if (content.ownerDocument === after) applyChoices(after);
  const showRest = isInParts ? takeRest(content) : undefined;
  // Moved, because clones have no shadow roots.
  live.replaceWith(content);
  return showRest;
}

/** Tells screen readers that another page is shown. */
function announce(title: string): void {
  let status = document.getElementById('octavo-page-title');
  if (!status) {
    status = document.createElement('span');
    Object.assign(status, { id: 'octavo-page-title', className: 'octavo-sr-only', role: 'status' });
    document.body.append(status);
  }
  status.textContent = title;
}
