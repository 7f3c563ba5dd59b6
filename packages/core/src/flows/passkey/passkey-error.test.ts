import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubWebAuthn } from '../../../test/support/stub-webauthn.js'
import { creationJson, PAGE, requestJson } from '../../../test/vectors/webauthn-vectors.js'
import { ceremonyError, toCeremonyError } from './passkey-error.js'
import { creationOptions, requestOptions } from './passkey-options.js'

afterEach(() => vi.unstubAllGlobals())

/** Returns the error of both ceremonies when the browser throws an exception. */
async function errorsOf(exception: Error, changes: object = {}) {
  const reject = () => Promise.reject(exception)
  stubWebAuthn({ create: reject, get: reject })
  const selection = { ...creationJson().authenticatorSelection, ...changes }
  const creation = creationOptions(creationJson({ authenticatorSelection: selection }), PAGE)
  const failed = (ceremony: Promise<unknown>) => ceremony.then(() => undefined, toCeremonyError)
  return {
    registration: await failed(startRegistration({ optionsJSON: creation })),
    signIn: await failed(startAuthentication({ optionsJSON: requestOptions(requestJson(), PAGE) })),
  }
}

async function codesOf(exception: Error, changes?: object) {
  const { registration, signIn } = await errorsOf(exception, changes)
  return [registration?.details.code, signIn?.details.code]
}

const exception = (name: string, message = 'as the browser says') => new DOMException(message, name)

describe('toCeremonyError', () => {
  it.each([
    ['AbortError', 'ERROR_CEREMONY_ABORTED'],
    ['NotAllowedError', 'ERROR_CEREMONY_ABORTED'],
    ['SecurityError', 'ERROR_INVALID_RP_ID'],
    ['UnknownError', 'ERROR_AUTHENTICATOR_GENERAL_ERROR'],
    ['OperationError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'],
  ])('converts %s to %s in both ceremonies (WA09, WA11)', async (name, code) => {
    expect(await codesOf(exception(name))).toEqual([code, code])
  })

  it('converts what browsers say when the device has no passkey for the site (90)', async () => {
    // WebKit
    const message = 'No matched credentials are found in the platform attached authenticator.'
    const { signIn } = await errorsOf(exception('NotAllowedError', message))
    expect(signIn?.details.code).toBe('ERROR_NO_MATCHING_PASSKEY')
    // Credential Management Level 1, section 2.5.1: a browser without a matching credential returns null.
    stubWebAuthn({ create: () => Promise.resolve(null), get: () => Promise.resolve(null) })
    const optionsJSON = requestOptions(requestJson(), PAGE)
    const thrown = await startAuthentication({ optionsJSON }).catch(toCeremonyError)
    expect(thrown).toMatchObject({ details: { code: 'ERROR_NO_MATCHING_PASSKEY' } })
  })

  it('converts InvalidStateError of a registration only (WA10)', async () => {
    expect(await codesOf(exception('InvalidStateError'))).toEqual([
      'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
      'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
    ])
  })

  it('converts NotSupportedError of a registration only (WA11)', async () => {
    expect(await codesOf(exception('NotSupportedError'))).toEqual([
      'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
      'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
    ])
  })

  it.each([
    ['with a discoverable passkey', true, 'DISCOVERABLE_CREDENTIAL'],
    ['without a discoverable passkey', false, 'USER_VERIFICATION'],
  ])(
    'converts ConstraintError of a registration %s (WA11)',
    async (_, requireResidentKey, what) => {
      expect(await codesOf(exception('ConstraintError'), { requireResidentKey })).toEqual([
        `ERROR_AUTHENTICATOR_MISSING_${what}_SUPPORT`,
        'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT',
      ])
    },
  )

  it('converts TypeError to an error about the options', async () => {
    const { registration, signIn } = await errorsOf(new TypeError('challenge is missing'))
    const details = {
      code: 'ERROR_MALFORMED_PUBKEYCREDPARAMS',
      message: 'The passkey was not used. challenge is missing',
    }
    expect([registration?.details, signIn?.details]).toEqual([details, details])
  })

  it('keeps the message about the permissions policy of a frame (WA16)', async () => {
    const message = "The 'publickey-credentials-get' feature is not enabled in this document."
    const { signIn } = await errorsOf(exception('NotAllowedError', message))
    expect(signIn?.details).toEqual({
      code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
      message: `The passkey was not used. ${message}`,
    })
  })

  it.each(['UnknownError', 'NotAllowedError', 'OperationError'])(
    'has the exception %s as its cause',
    async (name) => {
      const cause = exception(name)
      const { registration } = await errorsOf(cause)
      expect(registration).toMatchObject({
        code: 'PASSKEY_WEBAUTHN_ERROR',
        status: 400,
        message: 'The passkey was not used. as the browser says',
        cause,
      })
      expect(registration?.details.message).toBe(registration?.message)
    },
  )

  it.each([undefined, null, 'text', 7, {}, { name: 7 }, Object.create(null)])(
    'accepts any thrown value: %j',
    (thrown) => {
      expect(toCeremonyError(thrown).details.code).toBe('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')
    },
  )

  it('returns the error of a rule that was checked before the ceremony', () => {
    const error = ceremonyError('INVALID_DOMAIN')
    expect(toCeremonyError(error)).toBe(error)
    expect(error.message).toBe('The passkey was not used. ERROR_INVALID_DOMAIN')
  })
})
