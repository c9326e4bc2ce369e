/** The `<head>`: describes the page to browsers, search engines and social networks, and loads its files. */
import { english as elementStrings, type Labels } from '../../../elements/labels.js';
import { english as navigationStrings } from '../../../elements/landmark/labels.js';
import { labeledTags } from '../../../elements/landmark/tags.js';
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { mainFace } from '../../fonts/main-face.js';
import { english } from '../../languages/ui-strings.js';
import { address, markdownAddress } from '../../addresses/addresses.js';
import { sharedVersionCount } from '../../nav/shared-versions.js';
import type { Site } from '../../core/model/types.js';
import { firstPaintScript } from '../first-paint.js';
import type { PageAssets, PageView, ShellContext } from '../types.js';
import { scriptData } from '../write-html.js';
import { describePage } from './describe-page.js';
import { renderFavicon } from './favicon.js';

/** The content of `<head>` for one page. `siteHead`: the part that all pages share. */
export function renderHead(view: PageView, siteHead: Node): Node {
  const { elementStyles = [], inlineCss, userStyles } = view.assets;
  return (
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {describePage(view)}
      {renderMarkdownLink(view)}
      {view.feedLinks?.inHead(view)}
      {siteHead}
      {renderLabels(view)}
      {renderFiles(view.assets)}
      {/* One element for each kind: a change of pages adds those that are missing, and compares none of them. */}
      {elementStyles.map(({ kind, css }) => (
        <style data-octavo-styles={kind}>{css}</style>
      ))}
      {inlineCss && <style>{inlineCss}</style>}
      {userStyles.map(renderStylesheet)}
    </>
  );
}

/** UI strings of the elements, and of a playground, in the language of the page. English is built in. */
function renderLabels({ uiStrings, rendered, page, clientScripts }: PageView): Node {
  if (uiStrings === english) return undefined;
  const tags = [...(clientScripts?.(page) ?? []), ...rendered.elements];
  const hasNavigation = tags.some((tag) => labeledTags.includes(tag));
  const names = Object.keys({ ...elementStrings, ...(hasNavigation && navigationStrings) });
  const ofElements = names.map((name) => [name, uiStrings[name as keyof Labels]]);
  const ofPlayground = rendered.elements.includes('octavo-playground')
    ? Object.entries(uiStrings.playground).map(([name, text]) => [`playground.${name}`, text])
    : [];
  const labels = Object.fromEntries([...ofElements, ...ofPlayground]) as Record<string, string>;
  return (
    <script type="application/json" id="octavo-labels">
      {scriptData(labels)}
    </script>
  );
}

/** A link to the Markdown version of the page for programs. */
function renderMarkdownLink({ page, rendered, base }: PageView): Node {
  if (!rendered.markdown) return undefined;
  return <link rel="alternate" type="text/markdown" href={address(markdownAddress(page.route), base)} />;
}

/** The part of the head that is identical on every page of the site. */
export function renderSiteHead({ site, base, siteScripts = [] }: ShellContext): Node {
  const { appearance } = site;
  const scheme = appearance.strict && appearance.default !== 'system' ? appearance.default : 'light dark';
  return (
    <>
      <meta name="color-scheme" content={scheme} />
      <meta name="generator" content="Octavo" />
      {renderFavicon(site, base)}
      {renderFontPreload(site, base)}
      {/*
        A browser could paint the sidebar before the scripts after it have restored its state, or half of the header. It waits for the
        start of this element only, which is after them.
      */}
      <link rel="expect" blocking="render" href="#content" />
      {needsThemeScript(site) && <script>{firstPaintScript('theme')}</script>}
      {sharedVersionCount(site.navigation) > 0 && <script>{firstPaintScript('versions')}</script>}
      {siteScripts.map((path) => (
        <script defer src={address(`/${path}`, base)}></script>
      ))}
    </>
  );
}

/** Omitted if one appearance is forced and no banner can be closed. */
function needsThemeScript({ appearance, banner }: Site): boolean {
  const isForced = appearance.strict && appearance.default !== 'system';
  return !isForced || banner?.dismissible === true;
}

/** The text font is preloaded. Other fonts load on demand. */
function renderFontPreload({ fonts }: Site, base: string): Node {
  const face = fonts.body && mainFace(fonts.body);
  if (!face) return undefined;
  const type = /\.woff2$/i.test(face.path) ? 'font/woff2' : undefined;
  return <link rel="preload" href={address(`/${face.path}`, base)} as="font" type={type} crossorigin />;
}

function renderFiles({ styles, scripts, preload, later = [], userScripts }: PageAssets): Node {
  return (
    <>
      {styles.map(renderStylesheet)}
      {preload.map((href) => (
        <link rel="modulepreload" href={href} />
      ))}
      {scripts.map((src) => (
        <script type="module" src={src}></script>
      ))}
      {later.length > 0 && <meta name="octavo-modules" content={later.join(' ')} />}
      {userScripts.map((src) => (
        <script defer src={src}></script>
      ))}
    </>
  );
}

function renderStylesheet(href: string): Node {
  return <link rel="stylesheet" href={href} />;
}
