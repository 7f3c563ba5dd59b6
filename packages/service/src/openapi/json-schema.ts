import * as primitives from '@latchkey/contract/schemas/primitives'
import * as z from 'zod'

export type JsonSchema = Record<string, unknown>

/** Converts a schema of the contract to JSON Schema 2020-12, for any place in the document. */
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
