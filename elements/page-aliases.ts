/** Aliases, and components that render plain HTML, for pages from other tools. */
export { Repository as 'Github.Repo' } from './card/repository.page.js';
export { CodeGroup as SnippetGroup } from './code-group/code-group.page.js';
export { Frame as Example } from './frame/frame.page.js';
export { ParamField as Param } from './param-field/param-field.page.js';
export { Link, MDX, OptimizedVideo, Variation, ZoomImage } from './plain/plain.page.js';
export { Tree as FileTree, TreeFile as 'FileTree.File', TreeFolder as 'FileTree.Folder' } from './tree/tree.page.js';
