import { UsageError } from '@latchkey/contract/errors/error'
import { expect, it } from 'vitest'
import { assertValidDate } from './valid-date.js'

it('accepts a valid date', () => {
  expect(() => assertValidDate('expiresAt', new Date(0))).not.toThrow()
})

it('throws a TypeError with INVALID_ARGUMENT that names the field of an invalid date', () => {
  const check = () => assertValidDate('expiresAt', new Date('tomorrow'))
  expect(check).toThrow(new UsageError('INVALID_ARGUMENT', 'expiresAt must be a valid date.'))
})
