/** Credits the authors of the icons in a site, as the license of Font Awesome requires. */
export const iconCredits =
  '/*! Icons: Font Awesome Free (fontawesome.com, CC BY 4.0), Lucide (lucide.dev, ISC), Tabler Icons (tabler.io, MIT) */\n';
