/** Declarative shadow roots: the decoration of every element is in the page before any script. */
import { english, type Labels } from '../../../elements/labels.js';
import { elementClass, shadowTemplate } from './shadow-template.js';

/** Attribute values in a finished page never hold a raw `<` or `>`. A root that is there already is left alone. */
const opening = /<(octavo-[a-z0-9-]+)(\s[^<>]*)?>(?!\s*<template shadowrootmode)/g;

/** A page with its roots. */
export interface ShadowRoots {
  html: string;
  /** Tags of all known elements on the page, sorted. */
  tags: string[];
  /** Those of them that need their script, sorted. */
  interactive: string[];
}

/** Puts its shadow root into every known element of the page; unknown tags stay as they are. */
export function addShadowRoots(page: string, labels: Labels = english): ShadowRoots {
  const tags = new Set<string>();
  const html = page.includes('<octavo-') ? insert(page, tags, labels) : page;
  const sorted = [...tags].sort();
  return { html, tags: sorted, interactive: sorted.filter((tag) => elementClass(tag)?.interactive) };
}

function insert(page: string, tags: Set<string>, labels: Labels): string {
  return page.replace(opening, (open: string, tag: string, attributes: string | undefined) => {
    const template = shadowTemplate(tag, attributes ?? '', labels);
    if (!template) return open;
    tags.add(tag);
    for (const inner of template.tags) tags.add(inner);
    return open + template.html;
  });
}
