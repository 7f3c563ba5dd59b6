import { describe, expect, it } from 'vitest'
import { ceremonyError, readCeremonyError } from './passkey-error.js'

const selection = { requireResidentKey: true }
const thrown = (name: string, message = 'as the browser says') => new DOMException(message, name)

describe('an exception of the browser', () => {
  it.each([
    ['AbortError', 'ERROR_CEREMONY_ABORTED'],
    ['NotAllowedError', 'ERROR_CEREMONY_ABORTED'],
    ['SecurityError', 'ERROR_INVALID_RP_ID'],
    ['UnknownError', 'ERROR_AUTHENTICATOR_GENERAL_ERROR'],
    ['OperationError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'],
  ])('WA09, WA11: %s is %s in both ceremonies', (name, code) => {
    expect(readCeremonyError(thrown(name)).details.code).toBe(code)
    expect(readCeremonyError(thrown(name), selection).details.code).toBe(code)
  })

  it('WA10: InvalidStateError is a second registration, and nothing known at a sign-in', () => {
    const error = thrown('InvalidStateError')
    expect(readCeremonyError(error, selection).details.code).toBe(
      'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
    )
    expect(readCeremonyError(error).details.code).toBe('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')
  })

  it('WA11: NotSupportedError is about the algorithms of a registration', () => {
    const error = thrown('NotSupportedError')
    expect(readCeremonyError(error, selection).details.code).toBe(
      'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
    )
    expect(readCeremonyError(error).details.code).toBe('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')
  })

  it.each([
    ['a passkey that the authenticator keeps', selection, 'DISCOVERABLE_CREDENTIAL'],
    ['one that it need not keep', { requireResidentKey: false }, 'USER_VERIFICATION'],
    ['none to be made', undefined, 'USER_VERIFICATION'],
  ])('WA11: ConstraintError is about what was asked for: %s', (_, asked, what) => {
    expect(readCeremonyError(thrown('ConstraintError'), asked).details.code).toBe(
      `ERROR_AUTHENTICATOR_MISSING_${what}_SUPPORT`,
    )
  })

  it('is about the options when it is a TypeError', () => {
    expect(readCeremonyError(new TypeError('challenge is missing')).details).toEqual({
      code: 'ERROR_MALFORMED_PUBKEYCREDPARAMS',
      message: 'The passkey was not used. challenge is missing',
    })
  })

  it("WA16: names the policy that a frame lacks, in the browser's words", () => {
    const error = thrown(
      'NotAllowedError',
      "The 'publickey-credentials-get' feature is not enabled in this document.",
    )
    expect(readCeremonyError(error).details).toEqual({
      code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
      message: `The passkey was not used. ${error.message}`,
    })
  })

  it('is kept as the cause of an error that says what it was', () => {
    const cause = thrown('UnknownError')
    const error = readCeremonyError(cause)
    expect(error).toMatchObject({
      code: 'PASSKEY_WEBAUTHN_ERROR',
      status: 400,
      message: 'The passkey was not used. as the browser says',
      cause,
    })
    expect(error.details.message).toBe(error.message)
  })

  it.each([undefined, null, 'text', 7, {}, { name: 7 }, Object.create(null)])(
    'may be anything: %j',
    (odd) => {
      expect(readCeremonyError(odd).details.code).toBe('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')
    },
  )

  it('is no exception where a rule was broken before the browser was asked', () => {
    const error = ceremonyError('INVALID_DOMAIN')
    expect(readCeremonyError(error, selection)).toBe(error)
    expect(error.message).toBe('The passkey was not used. ERROR_INVALID_DOMAIN')
  })
})
