import { describe, expect, it } from 'vitest'
import {
  creationCode,
  creationJson,
  hostnames,
  PAGE,
  requestCode,
  requestJson,
  rpIds,
  userIds,
} from '../../test/webauthn-vectors.js'
import { creationOptions, requestOptions } from './passkey-options.js'

const bytes = (count: number) => Buffer.alloc(count, 7).toString('base64url')

describe('the vectors', () => {
  it.each(hostnames)('WA03: $id hostname', ({ hostname, valid }) => {
    const code = valid ? 'accepted' : 'ERROR_INVALID_DOMAIN'
    expect(creationCode({}, hostname)).toBe(code)
    expect(requestCode({}, hostname)).toBe(code)
  })

  it.each(userIds)('WA04, WA05: $id user id of $bytes bytes', ({ base64url, valid }) => {
    const code = valid ? 'accepted' : 'ERROR_INVALID_USER_ID_LENGTH'
    expect(creationCode({ user: { id: base64url, name: 'Ada', displayName: 'Ada' } })).toBe(code)
  })

  it.each(rpIds)('WA01, WA02: $id relying party id, $why', ({ rpId, accepted }) => {
    const code = accepted ? 'accepted' : 'ERROR_INVALID_RP_ID'
    expect(creationCode({ rp: { id: rpId, name: 'An app' } })).toBe(code)
    expect(requestCode({ rpId })).toBe(code)
  })
})

describe('what the browser is asked', () => {
  it('WA01: is for the host of the page', () => {
    expect(creationOptions(creationJson(), PAGE).rp).toEqual({ id: PAGE, name: 'An app' })
    expect(requestOptions(requestJson(), PAGE).rpId).toBe(PAGE)
  })

  it('WA03: is nothing on a page without a domain name', () => {
    for (const hostname of ['', '127.0.0.1', '[::1]', 'intranet', 'app.example.com.'])
      expect(requestCode({}, hostname)).toBe('ERROR_INVALID_DOMAIN')
  })

  it('WA03: is nothing on a page whose name is longer than names can be', () => {
    const longest = `${'a.'.repeat(125)}com`
    expect(longest).toHaveLength(253)
    expect(requestCode({}, longest)).toBe('accepted')
    expect(requestCode({}, `a${longest}`)).toBe('ERROR_INVALID_DOMAIN')
  })

  it('has the bytes of the challenge and of the user', () => {
    const json = creationJson({ challenge: '-_-_-_-_-_-_-_-_-_-_-_-_' })
    const { challenge, user } = creationOptions(json, PAGE)
    expect(Buffer.from(challenge as Uint8Array).toString('base64url')).toBe(json.challenge)
    expect(Buffer.from(user.id as Uint8Array).toString()).toBe('ABC')
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['of 15 bytes', bytes(15)],
    ['no base64url', `${bytes(32)}+`],
    ['padded', Buffer.alloc(32).toString('base64')],
    ['of a length that base64 cannot have', 'A'.repeat(41)],
    ['bytes already', new Uint8Array(32)],
  ])('WA06: needs a challenge that is not %s', (_, challenge) => {
    expect(creationCode({ challenge })).toBe('ERROR_MALFORMED_PUBKEYCREDPARAMS')
    expect(requestCode({ challenge })).toBe('ERROR_MALFORMED_PUBKEYCREDPARAMS')
  })

  it('WA06: takes a challenge of 16 bytes', () => {
    expect(requestCode({ challenge: bytes(16) })).toBe('accepted')
  })

  it.each([
    ['none', []],
    ['unknown ones', [{ type: 'public-key', alg: -65535 }]],
    ['those of another type', [{ type: 'private-key', alg: -7 }]],
  ])('WA07: needs an algorithm; %s will not do', (_, pubKeyCredParams) => {
    expect(creationCode({ pubKeyCredParams })).toBe(
      'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
    )
  })

  it('WA07: names the known algorithms in the order of the service', () => {
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
  ])('WA08: a time limit of %s is %i ms', (timeout, millis) => {
    expect(requestOptions(requestJson({ timeout }), PAGE).timeout).toBe(millis)
    expect(creationOptions(creationJson({ timeout }), PAGE).timeout).toBe(millis)
  })

  it('WA13: has no member that the service has made up', () => {
    const more = { hints: ['hybrid'], appid: 'https://evil.example', mediation: 'silent' }
    const creation = creationJson({
      ...more,
      rp: { ...creationJson().rp, icon: 'javascript:alert(1)' },
      user: { ...creationJson().user, icon: 'javascript:alert(1)' },
      authenticatorSelection: { ...creationJson().authenticatorSelection, ...more },
      extensions: { ...more, credProps: true, largeBlob: { support: 'required' } },
      excludeCredentials: [{ id: 'QUJD', type: 'other', ...more }],
    })
    const credential = { type: 'public-key', id: Uint8Array.from([65, 66, 67]), transports: [] }
    expect(creationOptions(creation, PAGE)).toEqual({
      challenge: expect.any(Uint8Array),
      timeout: 60_000,
      rp: { id: PAGE, name: 'An app' },
      user: { id: Uint8Array.from([65, 66, 67]), name: 'Ada', displayName: 'Ada' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: [credential],
      authenticatorSelection: creationJson().authenticatorSelection,
      attestation: 'none',
      extensions: { credProps: true },
    })
    const request = { ...more, extensions: more, allowCredentials: [{ id: 'QUJD', ...more }] }
    expect(requestOptions(requestJson(request), PAGE)).toEqual({
      challenge: expect.any(Uint8Array),
      timeout: 60_000,
      rpId: PAGE,
      allowCredentials: [credential],
      userVerification: 'preferred',
    })
  })

  it('WA14: names 200 passkeys at most', () => {
    const passkeys = (count: number) => Array.from({ length: count }, () => ({ id: 'QUJD' }))
    expect(requestCode({ allowCredentials: passkeys(200) })).toBe('accepted')
    expect(requestCode({ allowCredentials: passkeys(201) })).toBe(
      'ERROR_MALFORMED_PUBKEYCREDPARAMS',
    )
    expect(creationCode({ excludeCredentials: passkeys(10_000) })).toBe(
      'ERROR_MALFORMED_PUBKEYCREDPARAMS',
    )
  })

  it('names no passkeys where the service names none', () => {
    const { allowCredentials } = requestOptions(requestJson({ allowCredentials: undefined }), PAGE)
    expect(allowCredentials).toEqual([])
  })
})
