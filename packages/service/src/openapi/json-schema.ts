import { primitives } from '@latchkey/contract/schemas'
import * as z from 'zod'

export type JsonSchema = Record<string, unknown>

/** A contract's schema as JSON Schema 2020-12, to lie anywhere in the document. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === primitives.json) jsonSchema.$ref = '#/components/schemas/Json'
    },
  })
  return rest
}
