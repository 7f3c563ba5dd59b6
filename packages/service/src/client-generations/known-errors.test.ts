import { isLatchkeyError, LatchkeyError, type ErrorCode } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { describe, expect, it } from 'vitest'
import recordedCodes from '../../test/protocol/recorded-codes.json' with { type: 'json' }
import { HttpError } from '../errors/http-error.js'
import { toKnownError } from './known-errors.js'

/** Codes that published clients know since 2.8.41, besides those of June 2025. */
const laterCodes = [
  'EMAIL_RENDERING_ERROR',
  'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE',
  'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
  'REQUIRES_CUSTOM_EMAIL_SERVER',
  'TEAM_INVITATION_EMAIL_MISMATCH',
]
const knownCodes = { 'june-2025': recordedCodes, later: [...recordedCodes, ...laterCodes] }

const errors = Object.entries(catalogue)
  .filter(([, { origin }]) => origin !== 'client')
  .map(
    ([code, { status }]) =>
      new LatchkeyError(code as ErrorCode, {
        status,
        message: `Text of ${code}.`,
        details: undefined,
      }),
  )

describe('toKnownError', () => {
  it.each(['june-2025', 'later'] as const)(
    'returns no code that a client of the generation %s does not know (49)',
    (generation) => {
      const codes = errors
        .map((error) => toKnownError(error, generation))
        .flatMap((error) => (isLatchkeyError(error) ? [error.code as string] : []))
      expect(codes.filter((code) => !knownCodes[generation].includes(code))).toEqual([])
      const knownErrors = errors.filter(({ code }) => knownCodes[generation].includes(code))
      expect(knownErrors.filter((error) => toKnownError(error, generation) !== error)).toEqual([])
    },
  )

  it('keeps status and sentence of a code that it removes', () => {
    const error = errors.find(({ code }) => code === 'USER_BANNED')
    expect(toKnownError(error, 'later')).toEqual(new HttpError(403, 'Text of USER_BANNED.'))
  })

  it('keeps every code for callers that are no published client', () => {
    expect(errors.filter((error) => toKnownError(error, undefined) !== error)).toEqual([])
  })
})
