/** The bundle of the playground that scripts/bundle-playground.mjs writes. It defines the elements. */
declare module '*/cdn/playground.js' {}
