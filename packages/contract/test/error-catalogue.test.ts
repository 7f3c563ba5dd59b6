import {
  accessTokenErrors,
  adminAccessTokenErrors,
  apiKeyErrors,
  type ErrorCode,
  isLatchkeyError,
  LatchkeyError,
  passwordRequirementErrors,
  projectAuthenticationErrors,
  refreshTokenErrors,
  verificationCodeErrors,
} from '@latchkey/contract'
import { UsageError } from '@latchkey/contract/errors/error'
import { serviceErrorCodes } from '@latchkey/contract/errors/service-codes'
import { catalogue, fail } from '@latchkey/contract/errors'
import { toDetails } from '@latchkey/contract/wire-case'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../test-vectors/find-mismatches.js'
import protocol from './protocol-errors.json' with { type: 'json' }

const families: Record<string, readonly ErrorCode[]> = {
  VERIFICATION_ERROR: verificationCodeErrors,
  PASSWORD_REQUIREMENTS_NOT_MET: passwordRequirementErrors,
  INVALID_ACCESS_TOKEN: accessTokenErrors,
  REFRESH_TOKEN_ERROR: refreshTokenErrors,
  INVALID_ADMIN_ACCESS_TOKEN: adminAccessTokenErrors,
  PROJECT_AUTHENTICATION_ERROR: projectAuthenticationErrors,
  API_KEY_NOT_VALID: apiKeyErrors,
}
const make = fail as (code: ErrorCode, details?: unknown) => LatchkeyError
const sample = { overloadErrors: [], allowedAccessTypes: ['server'] }
const protocolErrors = protocol.map((error) => ({ ...error, id: error.code }))

describe('the error catalog', () => {
  // Codes that only the client creates: failed requests, no signed-in user, and another one.
  const ofRequests = [
    'NETWORK_ERROR',
    'TIMEOUT',
    'RATE_LIMITED',
    'UNEXPECTED_RESPONSE',
    'FEATURE_NOT_SUPPORTED',
    'OAUTH_ERROR',
    'NOT_SIGNED_IN',
    'SESSION_CHANGED',
    'SIGNED_IN_AS_OTHER_USER',
    'COOKIES_BLOCKED',
    'OAUTH_CALLBACK_FAILED',
    'WEBHOOK_REJECTED',
    'INVALID_CONFIGURATION',
    'INVALID_ARGUMENT',
    'INVALID_AUTH_HEADER',
    'PRODUCTION_MODE_CHECKS_FAILED',
    'APP_DISPOSED',
  ] as const

  it('has every code of the protocol', () => {
    expect(protocol.map(({ code }) => code).filter((code) => !(code in catalogue))).toEqual([])
  })

  it.each(ofRequests)('marks %s as an error that the client creates', (code) => {
    expect(catalogue[code].origin).toBe('client')
    expect(make(code, {}).message).not.toContain(code)
  })

  // The deployed services return status 500 instead of INVALID_SCOPE.
  const onlyOfThisService = ['INVALID_SCOPE']

  // The deployed service chooses between forms of a call; this service chooses before it checks the request.
  const onlyOfTheDeployedService = ['ALL_OVERLOADS_FAILED']
  // The service never answered it. Our client creates it when a user has no primary address.
  const onlyOfTheClient = ['EMAIL_NOT_ASSOCIATED_WITH_USER']
  const originOf = (code: string, origin: string) => {
    if (onlyOfTheClient.includes(code)) return 'client'
    if (onlyOfThisService.includes(code)) return 'service'
    return onlyOfTheDeployedService.includes(code) ? 'reserved' : origin
  }

  it('lists the codes of the service for the client', () => {
    const codes = Object.entries(catalogue).filter(([, { origin }]) => origin !== 'client')
    expect(codes.map(([code]) => code)).toEqual(serviceErrorCodes)
  })

  it('has the status, origin and family of the protocol for each code (82)', async () => {
    expect(protocolErrors).toHaveLength(95)
    const mismatches = await findMismatches(protocolErrors, ({ code, status, origin, groups }) => {
      const entry = catalogue[code as ErrorCode]
      expect(entry.status).toBe(status)
      expect(entry.origin).toBe(originOf(code, origin))
      const familiesOfCode = Object.keys(families).filter((name) =>
        families[name]!.includes(code as ErrorCode),
      )
      expect(familiesOfCode.sort()).toEqual(groups.filter((name) => name in families).sort())
      expect(entry.family !== undefined).toBe(familiesOfCode.length > 0)
    })
    expect(mismatches).toEqual([])
  })

  it('has a message for each code that shows neither the code nor missing values', async () => {
    expect(protocolErrors).toHaveLength(95)
    const mismatches = await findMismatches(protocolErrors, ({ code, details }) => {
      const values = toDetails(Object.fromEntries(details.map((name) => [name, `<${name}>`])))
      const { message } = make(code as ErrorCode, { ...values, ...sample })
      expect(message.length).toBeGreaterThan(0)
      expect(message).not.toContain(code)
      expect(message).not.toMatch(/undefined|\[object/)
    })
    expect(mismatches).toEqual([])
  })

  it.each([
    [
      'SIGN_UP_NOT_ENABLED',
      'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
    ],
    ['EMAIL_PASSWORD_MISMATCH', 'Wrong e-mail or password.'],
    ['PASSWORD_CONFIRMATION_MISMATCH', 'Passwords do not match.'],
    ['OUTER_OAUTH_TIMEOUT', 'The OAuth flow has timed out. Please sign in again.'],
    ['CLI_AUTH_EXPIRED_ERROR', 'CLI authentication request expired. Please try again.'],
    ['CLI_AUTH_USED_ERROR', 'This authentication token has already been used.'],
  ] as const)('has the message of the specification for %s', (code, message) => {
    expect(make(code).message).toBe(message)
  })
})

describe('LatchkeyError', () => {
  const error = fail('MULTI_FACTOR_AUTHENTICATION_REQUIRED', {
    attemptCode: 'secret-attempt-code',
  })

  it('is narrowed by its code', () => {
    const other: unknown = error
    expect(isLatchkeyError(other)).toBe(true)
    expect(isLatchkeyError(other, 'INVALID_TOTP_CODE')).toBe(false)
    if (!isLatchkeyError(other, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'))
      throw new Error('did not narrow')
    expect(other.details.attemptCode).toBe('secret-attempt-code')
  })

  it('is recognized across two copies of the package, and no other value is', () => {
    const errorOfOtherCopy = Object.assign(new Error('x'), {
      [Symbol.for('latchkey.error')]: true,
      code: 'USER_NOT_FOUND',
    })
    expect(isLatchkeyError(errorOfOtherCopy, 'USER_NOT_FOUND')).toBe(true)
    for (const value of [
      null,
      undefined,
      'USER_NOT_FOUND',
      new Error('USER_NOT_FOUND'),
      { code: 'USER_NOT_FOUND' },
    ]) {
      expect(isLatchkeyError(value)).toBe(false)
    }
  })

  it('has a fixed name and prints no details (LG01)', () => {
    expect(error.name).toBe('LatchkeyError')
    const printed = [
      JSON.stringify(error),
      inspect(error, { depth: 10 }),
      String(error),
      error.stack,
      inspect(structuredClone(error)),
    ]
    expect(printed.join()).not.toContain('secret-attempt-code')
    expect(printed[0]).toContain('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
  })

  it('keeps its cause', () => {
    const cause = new Error('network down')
    expect(
      new LatchkeyError('USER_NOT_FOUND', { status: 404, message: 'm', details: undefined, cause })
        .cause,
    ).toBe(cause)
  })
})

describe('UsageError', () => {
  const error = new UsageError('INVALID_ARGUMENT', 'Pass an ID.', 'why')

  it('is a TypeError that isLatchkeyError recognizes by its code', () => {
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toBe('TypeError: Pass an ID.')
    expect(isLatchkeyError(error, 'INVALID_ARGUMENT')).toBe(true)
    expect(isLatchkeyError(error, 'INVALID_CONFIGURATION')).toBe(false)
  })

  it('has the fields of every error of the kit', () => {
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', status: 0, cause: 'why' })
    expect(error.details).toBeUndefined()
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'TypeError',
      code: 'INVALID_ARGUMENT',
      status: 0,
      message: 'Pass an ID.',
    })
  })
})
