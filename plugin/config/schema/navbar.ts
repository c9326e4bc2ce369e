import { z } from 'zod';
import { icon, iconType } from './icon.js';

const linkFields = {
  label: z
    .string()
    .optional()
    .meta({ description: 'Text of the link.', examples: ['Support'] }),
  name: z.string().optional().meta({ description: 'Older spelling of `label`.', deprecated: true }),
  href: z
    .string()
    .optional()
    .meta({ description: 'Link target.', examples: ['https://example.com/support'] }),
  url: z.string().optional().meta({ description: 'Older spelling of `href`.', deprecated: true }),
  icon: icon.optional(),
  iconType: iconType.optional(),
};

/** A link in the navbar. */
export const navbarLink = z
  .strictObject({
    type: z
      .string()
      .optional()
      .meta({
        description: '`github` and `discord` get their own icon and label. Default: a text link.',
        examples: ['github'],
      }),
    ...linkFields,
  })
  .meta({
    id: 'NavbarLink',
    description: 'Link in the navbar.',
    examples: [{ label: 'Support', href: 'mailto:support@example.com' }],
  });

/** The call to action at the end of the navbar. */
export const navbarPrimary = z
  .strictObject({
    type: z
      .enum(['button', 'github', 'discord', 'link'])
      .optional()
      .meta({ description: 'Kind of button.', default: 'button', examples: ['button'] }),
    ...linkFields,
    style: z
      .string()
      .optional()
      .meta({
        description: 'Shape of the button.',
        examples: ['pill', 'roundedRectangle'],
        deprecated: true,
      }),
    arrow: z.boolean().optional().meta({
      description: 'Whether the button ends with an arrow.',
      deprecated: true,
    }),
  })
  .meta({
    id: 'NavbarPrimary',
    description: 'Button at the end of the navbar.',
    examples: [{ type: 'button', label: 'Get started', href: '/start' }],
  });

/** `navbar` of docs.json. */
export const navbar = z
  .strictObject({
    links: z.array(navbarLink, { error: 'a list of links' }).optional().meta({ description: 'Links, in order.' }),
    primary: navbarPrimary.optional(),
  })
  .meta({ id: 'Navbar', scope: 'navbar', description: 'The bar at the top of every page.' });
