/** Sends each schema of the API pages to a process once. */
import type { OpenTasks } from '../../core/pool/pool.js';
import { SchemaReceiver, SchemaSender } from './sent-schemas.js';
import type { ApiModel } from './api-format.js';
import type { SentModel } from './sent-schemas.js';

/** Returns a function that prepares inputs for one process. */
export function inputSender(): (input: unknown) => unknown {
  const schemas = new SchemaSender();
  return (input) => {
    const { api } = input as { api?: ApiModel };
    return api ? { ...(input as object), api: schemas.pack(api) } : input;
  };
}

/** The tasks of a process, for inputs of one `inputSender`. */
export function withSentInputs(tasks: OpenTasks): OpenTasks {
  const schemas = new SchemaReceiver();
  return {
    run(name, input, context) {
      const { api } = input as { api?: SentModel };
      return tasks.run(name, api ? { ...(input as object), api: schemas.unpack(api) } : input, context);
    },
    forget: (file) => tasks.forget(file),
    close: () => tasks.close(),
  };
}
