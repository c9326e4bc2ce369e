/** Notices for several places whose own texts differ, such as the headings that an author writes at the wrong level. */
import type { Problem } from '../../core/errors/errors.js';
import type { RuleName } from '../check-rules.js';

/**
 * Texts of notices that join several places, by rule. Without such a text, only places with the same text are joined.
 */
export const noticesOfSeveral: Readonly<Partial<Record<RuleName, Pick<Problem, 'message' | 'hint'>>>> = {
  'title-missing': {
    message: 'Pages have no title in their front matter.',
    hint: 'Add a line such as title: "Install the product" to each.',
  },
  'description-missing': {
    message: 'Pages have no description in their front matter.',
    hint: 'Add a line such as description: "What the reader can do with this page" to each.',
  },
  'heading-level-one': {
    message: 'Headings are at level 1, which is the level of the page title.',
    hint: 'Begin each with "##", or remove it if it repeats the title.',
  },
  'heading-skipped': {
    message: 'Headings skip levels.',
    hint: 'Write each at most one level below the heading before it.',
  },
  'image-alt-missing': {
    message: 'Images have no alternative text.',
    hint: 'Describe each: ![What it shows](image.png), or <img alt="What it shows" … />.',
  },
  'image-alt-vague': {
    message: 'The alternative text of images does not describe them.',
    hint: 'Describe what each shows, as you would to someone on the phone.',
  },
  'code-language': {
    message: 'Code blocks have no language.',
    hint: 'Write it after the opening characters of each, such as ```bash; ```text if it is not code.',
  },
  'link-text-vague': {
    message: 'The text of links does not describe their targets.',
    hint: 'Use the title of the target, or what the reader can do there, as the text of each.',
  },
  'parameter-missing': {
    message: 'Path parameters of endpoints are not documented.',
    hint: 'Add <ParamField path="id" type="string" required>…</ParamField> for each.',
  },
  'parameter-description': {
    message: 'Parameters and fields have no description.',
    hint: 'Describe each between its tags, or as "description" in the specification.',
  },
  'parameter-type': {
    message: 'Parameters and fields have no type.',
    hint: 'Add the type of each, such as type="string".',
  },
  'response-missing': {
    message: 'Endpoints have no successful response or no error response.',
    hint: 'Document each status that the server answers with: in <ResponseExample>, or under "responses" of the specification.',
  },
  'code-incomplete': {
    message: 'Code examples are not complete.',
    hint: 'Write code that readers can copy and run, or remove the lines.',
  },
  'code-file-name': {
    message: 'Code blocks begin with the name of their file.',
    hint: 'Write the name as the title of each, after the language.',
  },
  'title-duplicate': {
    message: 'Pages have the title of another page.',
    hint: 'Say in each title what is different, such as "Install the server". The navigation can keep the short one as sidebarTitle.',
  },
  'format-deviation': {
    message: 'The settings deviate from the format, so other tools can reject the file.',
    hint: 'Change each place as its message says.',
  },
  'link-host-path': {
    message: 'Addresses include the path of the site on a host. They are read without it.',
    hint: 'Begin each at the docs folder, as its message says.',
  },
  'anchor-inexact': {
    message:
      'Links have other punctuation or another case than the id of their target, to which a script takes the reader.',
    hint: 'Write each as the id.',
  },
};
