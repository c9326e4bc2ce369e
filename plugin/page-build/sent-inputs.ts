/** Sends each schema of the API pages to a process once. */
import type { OpenTasks } from '../core/pool/pool.js';
import { SchemaReceiver, SchemaSender } from '../formats/api/sent-schemas.js';
import type { ApiModel } from '../formats/api/api-format.js';
import type { SentModel } from '../formats/api/sent-schemas.js';

/** Returns a function that prepares inputs for one process. */
export function inputSender(): (kind: string, input: { api?: ApiModel }) => unknown {
  const schemas = new SchemaSender();
  return (_, input) => (input.api ? { ...input, api: schemas.pack(input.api) } : input);
}

/** The tasks of a process, for inputs of one `inputSender`. */
export function withSentInputs(tasks: OpenTasks<any>): OpenTasks<any> {
  const schemas = new SchemaReceiver();
  return {
    run(kind, input, context) {
      const { api } = input as { api?: SentModel };
      return tasks.run(kind, api ? { ...input, api: schemas.unpack(api) } : input, context);
    },
    forget: (file) => tasks.forget(file),
    close: () => tasks.close(),
  };
}
