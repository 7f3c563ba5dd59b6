import { isLatchkeyError, type KnownError } from '@latchkey/core'

type WithoutSchemaError<Value> = Value extends { readonly status: 'error'; readonly error: infer E }
  ? { readonly status: 'error'; readonly error: Exclude<E, KnownError<'SCHEMA_ERROR'>> }
  : Value

const isMalformed = (value: unknown): boolean => {
  const { error } = Object(value) as { error?: unknown }
  return isLatchkeyError(error, 'SCHEMA_ERROR')
}

/** Resolves to null when the service rejects the format of a request, such as of an email address. */
export async function nullIfMalformed<Value>(
  call: Promise<Value>,
): Promise<WithoutSchemaError<Value> | null> {
  try {
    const value = await call
    return isMalformed(value) ? null : (value as WithoutSchemaError<Value>)
  } catch (error) {
    if (isLatchkeyError(error, 'SCHEMA_ERROR')) return null
    throw error
  }
}
