import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../../test-vectors/find-mismatches.js'
import {
  creationCode,
  creationJson,
  hostnames,
  PAGE,
  requestCode,
  requestJson,
  rpIds,
  userIds,
} from '../../../test/vectors/webauthn-vectors.js'
import { creationOptions, requestOptions } from './passkey-options.js'

const bytes = (count: number) => Buffer.alloc(count, 7).toString('base64url')

describe('creationOptions and requestOptions with the vectors', () => {
  it('accept exactly the valid host names (WA03)', async () => {
    expect(hostnames).toHaveLength(29)
    const mismatches = await findMismatches(hostnames, ({ hostname, valid }) => {
      const code = valid ? 'accepted' : 'ERROR_INVALID_DOMAIN'
      expect(creationCode({}, hostname)).toBe(code)
      expect(requestCode({}, hostname)).toBe(code)
    })
    expect(mismatches).toEqual([])
  })

  it('accept exactly the user ids of 1 to 64 bytes (WA04, WA05)', async () => {
    expect(userIds).toHaveLength(15)
    const mismatches = await findMismatches(userIds, ({ base64url, valid }) => {
      const code = valid ? 'accepted' : 'ERROR_INVALID_USER_ID_LENGTH'
      expect(creationCode({ user: { id: base64url, name: 'Ada', displayName: 'Ada' } })).toBe(code)
    })
    expect(mismatches).toEqual([])
  })

  it('accept exactly the placeholder as relying party id (WA01, WA02)', async () => {
    expect(rpIds).toHaveLength(15)
    const mismatches = await findMismatches(rpIds, ({ rpId, accepted }) => {
      const code = accepted ? 'accepted' : 'ERROR_INVALID_RP_ID'
      expect(creationCode({ rp: { id: rpId, name: 'An app' } })).toBe(code)
      expect(requestCode({ rpId })).toBe(code)
    })
    expect(mismatches).toEqual([])
  })
})

describe('creationOptions and requestOptions', () => {
  it('use the host name of the page as relying party id (WA01)', () => {
    expect(creationOptions(creationJson(), PAGE).rp).toEqual({ id: PAGE, name: 'An app' })
    expect(requestOptions(requestJson(), PAGE).rpId).toBe(PAGE)
  })

  it('reject a page without a domain name (WA03)', () => {
    for (const hostname of ['', '127.0.0.1', '[::1]', 'intranet', 'app.example.com.'])
      expect(requestCode({}, hostname)).toBe('ERROR_INVALID_DOMAIN')
  })

  it('reject a host name of more than 253 characters (WA03)', () => {
    const longest = `${'a.'.repeat(125)}com`
    expect(longest).toHaveLength(253)
    expect(requestCode({}, longest)).toBe('accepted')
    expect(requestCode({}, `a${longest}`)).toBe('ERROR_INVALID_DOMAIN')
  })

  it('keep the challenge and the user id as base64url', () => {
    const json = creationJson({ challenge: '-_-_-_-_-_-_-_-_-_-_-_-_' })
    const { challenge, user } = creationOptions(json, PAGE)
    expect([challenge, user.id]).toEqual([json.challenge, 'QUJD'])
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['of 15 bytes', bytes(15)],
    ['not base64url', `${bytes(32)}+`],
    ['padded', Buffer.alloc(32).toString('base64')],
    ['of a length that is impossible in base64', 'A'.repeat(41)],
    ['a byte array', new Uint8Array(32)],
  ])('reject a challenge that is %s (WA06)', (_, challenge) => {
    expect(creationCode({ challenge })).toBe('ERROR_MALFORMED_PUBKEYCREDPARAMS')
    expect(requestCode({ challenge })).toBe('ERROR_MALFORMED_PUBKEYCREDPARAMS')
  })

  it('accept a challenge of 16 bytes (WA06)', () => {
    expect(requestCode({ challenge: bytes(16) })).toBe('accepted')
  })

  it.each([
    ['no algorithm', []],
    ['only unknown algorithms', [{ type: 'public-key', alg: -65535 }]],
    ['only algorithms of another type', [{ type: 'private-key', alg: -7 }]],
  ])('reject a registration with %s (WA07)', (_, pubKeyCredParams) => {
    expect(creationCode({ pubKeyCredParams })).toBe(
      'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
    )
  })

  it('keep the known algorithms in the order of the service (WA07)', () => {
    const pubKeyCredParams = [
      { type: 'public-key', alg: -257 },
      { type: 'public-key', alg: 0 },
      { type: 'public-key', alg: -7, extra: 1 },
    ]
    expect(creationOptions(creationJson({ pubKeyCredParams }), PAGE).pubKeyCredParams).toEqual([
      { type: 'public-key', alg: -257 },
      { type: 'public-key', alg: -7 },
    ])
  })

  it.each([
    [60_000, 60_000],
    [0, 60_000],
    ['abc', 60_000],
    [undefined, 60_000],
    [Number.NaN, 60_000],
    [-1, 10_000],
    [9_999, 10_000],
    [1e12, 600_000],
    [Infinity, 600_000],
  ])('change the timeout %s to %i ms (WA08)', (timeout, millis) => {
    expect(requestOptions(requestJson({ timeout }), PAGE).timeout).toBe(millis)
    expect(creationOptions(creationJson({ timeout }), PAGE).timeout).toBe(millis)
  })

  it('drop unknown members (WA13)', () => {
    const more = { hints: ['hybrid'], appid: 'https://evil.example', mediation: 'silent' }
    const creation = creationJson({
      ...more,
      rp: { ...creationJson().rp, icon: 'javascript:alert(1)' },
      user: { ...creationJson().user, icon: 'javascript:alert(1)' },
      authenticatorSelection: { ...creationJson().authenticatorSelection, ...more },
      extensions: { ...more, credProps: true, largeBlob: { support: 'required' } },
      excludeCredentials: [{ id: 'QUJD', type: 'other', ...more }],
    })
    const credential = { type: 'public-key', id: 'QUJD', transports: [] }
    expect(creationOptions(creation, PAGE)).toEqual({
      challenge: creationJson().challenge,
      timeout: 60_000,
      rp: { id: PAGE, name: 'An app' },
      user: { id: 'QUJD', name: 'Ada', displayName: 'Ada' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: [credential],
      authenticatorSelection: creationJson().authenticatorSelection,
      attestation: 'none',
      extensions: { credProps: true },
    })
    const request = { ...more, extensions: more, allowCredentials: [{ id: 'QUJD', ...more }] }
    expect(requestOptions(requestJson(request), PAGE)).toEqual({
      challenge: creationJson().challenge,
      timeout: 60_000,
      rpId: PAGE,
      allowCredentials: [credential],
      userVerification: 'preferred',
    })
  })

  it('accept at most 200 passkeys (WA14)', () => {
    const passkeys = (count: number) => Array.from({ length: count }, () => ({ id: 'QUJD' }))
    expect(requestCode({ allowCredentials: passkeys(200) })).toBe('accepted')
    expect(requestCode({ allowCredentials: passkeys(201) })).toBe(
      'ERROR_MALFORMED_PUBKEYCREDPARAMS',
    )
    expect(creationCode({ excludeCredentials: passkeys(10_000) })).toBe(
      'ERROR_MALFORMED_PUBKEYCREDPARAMS',
    )
  })

  it.each([undefined, 7, '', 'QUJD=', 'A'.repeat(41)])('reject a passkey with the id %j', (id) => {
    const credentials = [{ id }]
    expect(requestCode({ allowCredentials: credentials })).toBe('ERROR_MALFORMED_PUBKEYCREDPARAMS')
    expect(creationCode({ excludeCredentials: credentials })).toBe(
      'ERROR_MALFORMED_PUBKEYCREDPARAMS',
    )
  })

  it('return an empty list of passkeys if the service sends none', () => {
    const { allowCredentials } = requestOptions(requestJson({ allowCredentials: undefined }), PAGE)
    expect(allowCredentials).toEqual([])
  })
})
