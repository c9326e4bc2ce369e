import { expect, test } from 'vitest';
import type { Schema } from '../../../playground/model/operation.js';
import { SchemaReceiver, SchemaSender } from './sent-schemas.js';

const page = (name: string, schemas: Record<string, Schema>) => ({
  name,
  schema: { $ref: `#/schemas/${name}` },
  schemas,
});

test('a schema is sent once, and models are received as they were', () => {
  const sender = new SchemaSender();
  const receiver = new SchemaReceiver();
  const moon = { type: 'object' };
  const models = [page('Moon', { Moon: moon }), page('Planet', { Planet: { items: true }, Moon: moon, All: true })];
  const sent = models.map((model) => structuredClone(sender.pack(model)));
  expect(sent.map(({ added }) => [...added.values()])).toEqual([[moon], [{ items: true }, true]]);
  const received = sent.map((each) => receiver.unpack(each));
  expect(received).toEqual(models);
  expect(received[0]!.schemas['Moon']).toBe(received[1]!.schemas['Moon']);
});
