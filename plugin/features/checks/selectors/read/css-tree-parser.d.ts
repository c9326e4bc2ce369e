/** The parser without the data of the syntax of CSS, which is most of the package. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}

declare module 'css-tree/utils' {
  export { ident } from 'css-tree';
}
