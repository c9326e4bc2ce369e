/** The settings for operations whose specification has no servers or no security. */
import { apiAuthorization } from '../api/api-authorization.js';
import type { ApiDefaults } from '../../core/model/types.js';
import { serversAt } from '../api/handwritten/page-operation.js';
import { pageSecurity } from '../api/handwritten/page-security.js';
import type { OperationDefaults } from '../api/read/reading.js';

/** The servers and the security of `api.baseUrl` and `api.auth`. */
export function operationDefaults(defaults: ApiDefaults): OperationDefaults {
  const { security, schemes } = pageSecurity(apiAuthorization({}, defaults), []);
  return { servers: serversAt(defaults.baseUrls), security: { security, schemes } };
}
