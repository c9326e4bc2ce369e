import { expect, test } from 'vitest';
import { nearestOperation } from './nearest-operation.js';

const names = ['POST /app/metrics/', 'GET /users/{id}', 'DELETE /users/{id}', 'POST /v1/orders', 'POST /items'];

test.each([
  ['POST /api/track/', undefined],
  ['get /users/{id}/', 'GET /users/{id}'],
  ['PUT /users/{id}', 'DELETE /users/{id}'],
  ['POST /itmes', 'POST /items'],
  ['POST /orders', 'POST /v1/orders'],
  ['openapi.json POST /items/', 'POST /items'],
  ['delete /user/{id}', 'DELETE /users/{id}'],
])('%s is %s', (wanted, name) => {
  expect(nearestOperation(wanted, names)).toBe(name);
});
