/** The input of controls. */
import type { Schemas } from '../model/values/resolve-schema.js';
import type { Schema } from '../model/operation.js';

/** One value of the form, with how it changes. */
export interface Field {
  /** Unique in the form; part of the ids of its elements. */
  path: string;
  name: string;
  schema: Schema;
  value: unknown;
  change(value: unknown): void;
  required?: boolean;
  deprecated?: boolean;
  /** A sentence below the control. */
  note?: string;
  /** The problem of the value. */
  problem?: string;
  /** Removes the value together with its control, as in lists. */
  remove?: () => void;
  /** The lists of options around, one of which each is this field with the same value. */
  choices?: readonly unknown[];
}

/** The data that all controls of a form share. */
export interface FormContext {
  schemas: Schemas;
  /** Index of the alternative that the reader chose, by path of its field. */
  choices: Map<string, number>;
  /** Problems by path of their field. */
  problems: ReadonlyMap<string, string>;
  /** Whether optional fields without a value are hidden. Default: false. */
  isRequiredOnly?: boolean;
  /** Draws the form again. */
  update(): void;
}
