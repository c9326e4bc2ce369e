/** The additions to the request for the credentials of the chosen alternative. */
import type { FormState } from '../model/form-state.js';
import type { OperationModel } from '../model/operation.js';
import { authorization, type Authorization } from '../model/request/security.js';
import { chosenSchemes } from '../model/request/masked-authorization.js';
import { credentialKey, credentialsAt } from './credential-store.js';

/** For the request that is sent. */
export function realAuthorization(model: OperationModel, state: FormState, server: string): Authorization {
  return authorization(
    chosenSchemes(model, state).map(({ name, scheme }) => ({
      scheme,
      credentials: credentialsAt(credentialKey(server, name)),
    })),
  );
}
