import { describe, expect, it } from 'vitest'
import { creationOptions, requestOptions } from '../../src/flows/passkey-options.js'
import {
  creationCode,
  creationJson,
  hostnames,
  requestCode,
  requestJson,
  rpIds,
  userIds,
} from '../webauthn-vectors.js'

describe('the checks of passkey options in a browser', () => {
  it.each(hostnames)('WA03: $id hostname', ({ hostname, valid }) => {
    expect(requestCode({}, hostname)).toBe(valid ? 'accepted' : 'ERROR_INVALID_DOMAIN')
  })

  it.each(userIds)('WA04, WA05: $id user id of $bytes bytes', ({ base64url, valid }) => {
    expect(creationCode({ user: { id: base64url, name: 'Ada', displayName: 'Ada' } })).toBe(
      valid ? 'accepted' : 'ERROR_INVALID_USER_ID_LENGTH',
    )
  })

  it.each(rpIds)('WA01, WA02: $id relying party id, $why', ({ rpId, accepted }) => {
    const code = accepted ? 'accepted' : 'ERROR_INVALID_RP_ID'
    expect(creationCode({ rp: { id: rpId, name: 'An app' } })).toBe(code)
    expect(requestCode({ rpId })).toBe(code)
  })

  it('read the same as the browser itself does', () => {
    const { hostname } = location
    const creation = PublicKeyCredential.parseCreationOptionsFromJSON(
      creationJson({
        rp: { id: hostname, name: 'An app' },
      }) as PublicKeyCredentialCreationOptionsJSON,
    )
    const request = PublicKeyCredential.parseRequestOptionsFromJSON(
      requestJson({ rpId: hostname }) as PublicKeyCredentialRequestOptionsJSON,
    )
    const plain = (options: object) =>
      JSON.parse(
        JSON.stringify(options, (_, value: unknown) =>
          value instanceof ArrayBuffer || value instanceof Uint8Array
            ? [...new Uint8Array(value)]
            : value,
        ),
      ) as object
    expect(plain(creationOptions(creationJson(), hostname))).toMatchObject(
      plain({ ...creation, extensions: {}, hints: undefined, attestationFormats: undefined }),
    )
    expect(plain(requestOptions(requestJson(), hostname))).toMatchObject(
      plain({ ...request, extensions: undefined, hints: undefined }),
    )
  })
})
