import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { creationOptions, requestOptions } from '../../src/flows/passkey/passkey-options.js'
import {
  creationCode,
  creationJson,
  hostnames,
  requestCode,
  requestJson,
  rpIds,
  userIds,
} from '../vectors/webauthn-vectors.js'

const copyOf = <Copy>(options: object) => JSON.parse(JSON.stringify(options)) as Copy

describe('creationOptions and requestOptions in a browser', () => {
  it('accept exactly the valid host names (WA03)', async () => {
    expect(hostnames).toHaveLength(29)
    const mismatches = await findMismatches(hostnames, ({ hostname, valid }) => {
      expect(requestCode({}, hostname)).toBe(valid ? 'accepted' : 'ERROR_INVALID_DOMAIN')
    })
    expect(mismatches).toEqual([])
  })

  it('accept exactly the user IDs of 1 to 64 bytes (WA04, WA05)', async () => {
    expect(userIds).toHaveLength(15)
    const mismatches = await findMismatches(userIds, ({ base64url, valid }) => {
      const code = valid ? 'accepted' : 'ERROR_INVALID_USER_ID_LENGTH'
      expect(creationCode({ user: { id: base64url, name: 'Ada', displayName: 'Ada' } })).toBe(code)
    })
    expect(mismatches).toEqual([])
  })

  it('accept exactly the placeholder as relying party ID (WA01, WA02)', async () => {
    expect(rpIds).toHaveLength(15)
    const mismatches = await findMismatches(rpIds, ({ rpId, accepted }) => {
      const code = accepted ? 'accepted' : 'ERROR_INVALID_RP_ID'
      expect(creationCode({ rp: { id: rpId, name: 'An app' } })).toBe(code)
      expect(requestCode({ rpId })).toBe(code)
    })
    expect(mismatches).toEqual([])
  })

  it('return options that the browser parses as those of the service', () => {
    const { hostname } = location
    const creation = PublicKeyCredential.parseCreationOptionsFromJSON(
      creationJson({
        rp: { id: hostname, name: 'An app' },
        extensions: { credProps: true },
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
    const ownCreation = copyOf<PublicKeyCredentialCreationOptionsJSON>(
      creationOptions(creationJson(), hostname),
    )
    expect(plain(PublicKeyCredential.parseCreationOptionsFromJSON(ownCreation))).toEqual(
      plain(creation),
    )
    const ownRequest = copyOf<PublicKeyCredentialRequestOptionsJSON>(
      requestOptions(requestJson(), hostname),
    )
    expect(plain(PublicKeyCredential.parseRequestOptionsFromJSON(ownRequest))).toEqual(
      plain(request),
    )
  })
})
