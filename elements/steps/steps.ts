import { define, OctavoElement } from '../octavo-element.js';
import { stepsStyles } from './steps.styles.js';

/**
 * @summary Shows a procedure as numbered steps.
 * @example
 * <octavo-steps>
 *   <octavo-step title="Install">Run the installer.</octavo-step>
 *   <octavo-step title="Sign in">Enter your key.</octavo-step>
 * </octavo-steps>
 * @slot - `<octavo-step>` elements.
 */
@define('octavo-steps')
export class Steps extends OctavoElement {
  static override styles = stepsStyles;

  constructor() {
    super();
    this.internals.role = 'list';
  }
}
