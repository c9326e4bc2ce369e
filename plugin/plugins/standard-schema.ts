/** The types of Standard Schema and Standard JSON Schema (https://standardschema.dev), as far as Octavo uses them. Libraries fulfill them. */

/** A schema of zod, Valibot, ArkType, or another library. */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    /** Returns the value as the schema makes it, or the issues. */
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    /** Only for types. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** Default: the library cannot write the schema as JSON Schema. */
    readonly jsonSchema?: { readonly input: (options: { target: 'draft-2020-12' }) => Record<string, unknown> };
  };
}

/** `issues`: missing if the value is valid. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Keys with their schemas. */
export type Schemas = Readonly<Record<string, StandardSchema<any, any>>>;

type Types<Schema> =
  Schema extends StandardSchema<any, any>
    ? NonNullable<Schema['~standard']['types']>
    : { input: undefined; output: undefined };

/** The values of keys as their schemas return them. A key may be missing, unless its schema accepts that. */
export type Values<S extends Schemas> = {
  readonly [Key in keyof S]: undefined extends Types<S[Key]>['input']
    ? Types<S[Key]>['output']
    : Types<S[Key]>['output'] | undefined;
};
