import { z } from 'zod';
import { optionalChoice, optionalFlag, optionalList, optionalText } from './optional.js';
import { look, secondName } from './effect.js';
import { buttonNames, linkTypeNames } from './known-names.js';
import { iconKeys } from './appearance/icon.js';

const label = optionalText({
  description: 'Text of the link. Default: the name of a repository, or the address.',
  examples: ['Support'],
});
const target = optionalText({
  description: 'Link target: a path or a URL.',
  refers: 'link',
  examples: ['https://example.com/support'],
});

const linkFields = {
  label,
  name: label.meta(secondName('label')),
  href: target,
  url: target.meta(secondName('href')),
  ...iconKeys,
};

/** A link in the navbar. */
export const navbarLink = z
  .strictObject({
    type: optionalText({
      description: '`github` and `discord` get their own icon and label. Default: a text link.',
      names: linkTypeNames,
      examples: ['github'],
    }),
    ...linkFields,
  })
  .meta({
    id: 'NavbarLink',
    link: 'labelled',
    description: 'Link in the navbar.',
    examples: [{ label: 'Support', href: 'mailto:support@example.com' }],
  });

const buttonType = look(
  optionalChoice(['button', 'github', 'discord', 'link'], {
    description:
      'Kind of button: `button` or `link` for a text, `github` for the name and the stars of a repository when the site is built, `discord` for the service.',
    default: 'button',
    examples: ['button'],
  }),
);

const buttonFields = {
  type: buttonType,
  ...linkFields,
  style: look(
    optionalText({
      description: 'Shape of the button.',
      examples: ['pill', 'roundedRectangle'],
      deprecated: true,
    }),
  ),
  arrow: look(
    optionalFlag({
      description: 'Whether the button ends with an arrow, if it has a text.',
      default: true,
      deprecated: true,
    }),
  ),
};

/** `topbarCtaButton`, where the usual type has another name. */
export const callToAction = z
  .strictObject({
    ...buttonFields,
    type: buttonType.meta({ default: 'link' }),
    style: buttonFields.style.meta({ names: buttonNames }),
  })
  .meta({
    id: 'CallToAction',
    link: 'labelled',
    description: 'Button at the end of the navbar.',
    examples: [{ name: 'Get started', url: '/start' }],
  });

/** The call to action at the end of the navbar. */
const navbarPrimary = z.strictObject(buttonFields).meta({
  id: 'NavbarPrimary',
  formatNeeds: [{ key: 'type', example: 'button', without: 'it is a button' }],
  link: 'labelled',
  description: 'Button at the end of the navbar.',
  examples: [{ type: 'button', label: 'Get started', href: '/start' }],
});

/** `navbar` of docs.json. */
export const navbar = z
  .strictObject({
    links: optionalList(navbarLink, { description: 'Links, in order.' }, 'links'),
    primary: navbarPrimary.optional(),
  })
  .meta({ id: 'Navbar', scope: 'navbar', description: 'The bar at the top of every page.' });
