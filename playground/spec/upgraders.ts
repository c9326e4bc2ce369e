/** The upgrade of older specifications; loaded only for them. */
export { addSwaggerFields } from './swagger-fields.js';
export { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
export { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
