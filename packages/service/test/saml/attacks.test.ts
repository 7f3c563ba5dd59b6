import { describe, expect, it } from 'vitest'
import { readResponse } from '../../src/saml/read-response.js'
import type { StoredSamlConfig } from '../../src/db/values.js'
import type { SamlProfile } from '../../src/saml/saml-profile.js'
import {
  createSigningKey,
  encode,
  ENVELOPED,
  EXCLUSIVE,
  responseXml,
  sign,
  type ResponseContent,
} from './identity-provider.js'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const MINUTE = 60_000
const ISSUER = 'https://idp.acme.example.com'
const SERVICE_PROVIDER = {
  entityId: 'https://auth.example.com/saml/acme/metadata',
  acsUrl: 'https://auth.example.com/saml/acme/acs',
}
const key = await createSigningKey()
const CONNECTION: StoredSamlConfig = {
  type: 'saml',
  entityId: ISSUER,
  ssoUrl: `${ISSUER}/sso`,
  certificates: [key.certificate],
  attributes: { email: null, name: null, groups: null },
}
const CONTENT: ResponseContent = {
  acsUrl: SERVICE_PROVIDER.acsUrl,
  audience: SERVICE_PROVIDER.entityId,
  requestId: '_request',
  issuer: ISSUER,
  now: NOW,
}

const unsigned = (changes: Partial<ResponseContent> = {}): string =>
  responseXml({ ...CONTENT, ...changes })
const signed = (changes: Partial<ResponseContent> = {}): string => sign(unsigned(changes), key)

interface Reading {
  connection?: Partial<StoredSamlConfig>
  nowMillis?: number
  /** The assertions that were used before. */
  used?: Set<string>
}

const read = (
  xml: string,
  { connection, nowMillis = NOW, used = new Set() }: Reading = {},
): Promise<SamlProfile> =>
  readResponse(
    SERVICE_PROVIDER,
    { ...CONNECTION, ...connection },
    {
      encoded: encode(xml),
      requestId: CONTENT.requestId,
      nowMillis,
      consumeAssertion: async (id) => used.size !== used.add(id).size,
    },
  )

/** The reason with which a response is rejected. */
const rejectionOf = (xml: string, reading: Reading = {}): Promise<unknown> =>
  read(xml, reading).then(
    ({ subject }) => subject,
    (error: { word?: string }) => error.word ?? error,
  )

/** Returns the part of a document that matches. */
function partOf(xml: string, pattern: RegExp): string {
  const [part] = pattern.exec(xml) ?? []
  if (part === undefined) throw new Error(`The document lacks ${pattern.source}.`)
  return part
}

describe('readResponse', () => {
  it('accepts a signed assertion in a response with or without a signature', async () => {
    const subject = {
      nameId: 'ada',
      format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    }
    const both = sign(signed(), key, { element: 'Response' })
    expect(await Promise.all([rejectionOf(signed()), rejectionOf(both)])).toEqual([
      subject,
      subject,
    ])
  })

  it('rejects an unsigned assertion in a signed response', async () => {
    const xml = sign(unsigned(), key, { element: 'Response' })
    expect(await rejectionOf(xml)).toBe('unsigned_assertion')
  })

  it('rejects a response without signatures', async () => {
    expect(await rejectionOf(unsigned())).toBe('unsigned_assertion')
  })

  it('rejects an assertion that was changed after it was signed', async () => {
    expect(await rejectionOf(signed().replace('>ada<', '>grace<'))).toBe('signature')
  })

  it('rejects a signature with the key of a certificate that the response brings', async () => {
    expect(await rejectionOf(sign(unsigned(), await createSigningKey()))).toBe('signature')
  })

  const original = signed()
  const assertion = partOf(original, /<saml:Assertion.+<\/saml:Assertion>/s)
  const signature = partOf(original, /<ds:Signature .+<\/ds:Signature>/s)
  const bare = assertion.replace(signature, '')
  const forged = bare.replace('>ada<', '>grace<').replace(/ID="[^"]+"/, 'ID="_forged"')
  const inside = (text: string, place: string, added: string) =>
    text.replace(place, () => added + place)
  const signedForged = forged.replace('</saml:Issuer>', () => `</saml:Issuer>${signature}`)
  const whole = sign(original, key, { element: 'Response' })
  const wholeSignature = partOf(whole, /<ds:Signature .+?<\/ds:Signature>/s)
  const wholeBare = whole.replace(wholeSignature, '')
  const forgedWhole = wholeBare.replace('>ada<', '>grace<').replace(/ID="[^"]+"/, 'ID="_forged"')
  const replaceAssertion = (replacement: string) => original.replace(assertion, () => replacement)
  const afterIssuer = (text: string, added: string) =>
    text.replace('</saml:Issuer>', () => `</saml:Issuer>${added}`)

  it.each([
    [
      'XSW1: the signed response in the signature of a forged one',
      'not_one_response',
      afterIssuer(forgedWhole, inside(wholeSignature, '</ds:Signature>', wholeBare)),
    ],
    [
      'XSW2: the signed response beside its signature in a forged one',
      'not_one_response',
      afterIssuer(forgedWhole, wholeBare + wholeSignature),
    ],
    [
      'XSW3: a forged assertion before the signed one',
      'not_one_assertion',
      replaceAssertion(forged + assertion),
    ],
    [
      'XSW4: the signed assertion in a forged one',
      'not_one_assertion',
      replaceAssertion(inside(forged, '</saml:Assertion>', assertion)),
    ],
    [
      'XSW5: the signature in a forged assertion before the signed one',
      'not_one_assertion',
      replaceAssertion(signedForged + bare),
    ],
    [
      'XSW6: the signed assertion in the signature of a forged one',
      'not_one_assertion',
      replaceAssertion(inside(signedForged, '</ds:Signature>', bare)),
    ],
    [
      'XSW7: a forged assertion in the extensions',
      'not_one_assertion',
      replaceAssertion(`<samlp:Extensions>${forged}</samlp:Extensions>${assertion}`),
    ],
    [
      'XSW8: the signed assertion in an object of a signature',
      'not_one_assertion',
      replaceAssertion(inside(signedForged, '</ds:Signature>', `<ds:Object>${bare}</ds:Object>`)),
    ],
  ])('rejects signature wrapping %s', async (_form, reason, xml) => {
    expect(await rejectionOf(xml)).toBe(reason)
  })

  it('rejects a second element with the ID of the assertion', async () => {
    const id = partOf(assertion, /(?<=ID=")[^"]+/)
    const xml = replaceAssertion(`<samlp:Extensions><a Id="${id}"/></samlp:Extensions>${assertion}`)
    expect(await rejectionOf(xml)).toBe('repeated_id')
  })

  it('rejects a signature that is not a child of the element that it signs', async () => {
    const moved = replaceAssertion(bare + signature)
    expect(await rejectionOf(moved)).toBe('unsigned_assertion')
    const second = replaceAssertion(inside(assertion, '</saml:Assertion>', signature))
    expect(await rejectionOf(second)).toBe('misplaced_signature')
    const nested = afterIssuer(original, `<a>${signature}</a>`)
    expect(await rejectionOf(nested)).toBe('misplaced_signature')
  })

  it('rejects a signature of another element than the one that it is in', async () => {
    const xml = sign(unsigned(), key, { element: 'Response' })
    const moved = partOf(xml, /<ds:Signature .+?<\/ds:Signature>/s)
    const forgedPlace = xml
      .replace(moved, '')
      .replace(/(?<=<saml:Assertion.+?<\/saml:Issuer>)/s, () => moved)
    expect(await rejectionOf(forgedPlace)).toBe('signature_reference')
  })

  it.each(['SignedInfo', 'Reference', 'DigestValue', 'SignatureValue', 'Object'])(
    'rejects a signature with repeated parts or objects: %s',
    async (name) => {
      const part =
        name === 'Object' ? '' : partOf(signature, new RegExp(`<ds:${name}.+</ds:${name}>`, 's'))
      const added = part || '<ds:Object/>'
      const xml = original.replace('<ds:KeyInfo>', () => `${added}<ds:KeyInfo>`)
      expect(await rejectionOf(xml)).toBe('signature_form')
    },
  )

  it('rejects two signed assertions', async () => {
    const other = partOf(signed(), /<saml:Assertion.+<\/saml:Assertion>/s)
    expect(await rejectionOf(replaceAssertion(assertion + other))).toBe('not_one_assertion')
  })

  it('rejects comments, which could cut a name identifier', async () => {
    const nameId = '<saml:NameID>ada@acme.example.com.evil.example.com</saml:NameID>'
    const xml = signed({ nameId }).replace('.evil', '<!---->.evil')
    expect(await rejectionOf(xml)).toBe('malformed_xml')
  })

  it.each([
    ['CDATA sections', '<![CDATA[ada]]>'],
    ['processing instructions', 'ada<?x?>'],
  ])('rejects %s, which could cut a name identifier', async (_what, text) => {
    expect(await rejectionOf(original.replace('>ada<', `>${text}<`))).toBe('malformed_xml')
  })

  it('rejects external entities', async () => {
    const type = '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/hostname">]>'
    expect(await rejectionOf(type + original.replace('>ada<', '>&file;<'))).toBe('malformed_xml')
  })

  it('rejects entities that expand to a huge text', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>'
    expect(await rejectionOf(bomb + original)).toBe('malformed_xml')
  })

  it('rejects an entity without a declaration', async () => {
    expect(await rejectionOf(original.replace('>ada<', '>ada&b;<'))).toBe('malformed_xml')
  })

  it.each([
    ['characters', (xml: string) => xml + ' '.repeat(600_000)],
    ['elements', (xml: string) => afterIssuer(xml, '<a/>'.repeat(5000))],
    ['attributes', (xml: string) => afterIssuer(xml, `<a ${'b="" '.repeat(10_000)}/>`)],
    ['levels', (xml: string) => afterIssuer(xml, '<a>'.repeat(40) + '</a>'.repeat(40))],
  ])('rejects a document with too many %s', async (_what, enlarge) => {
    expect(await rejectionOf(enlarge(original))).toBe('too_large')
  })

  it('rejects what is not well-formed XML in UTF-8', async () => {
    const texts = [
      '',
      '<a',
      'text',
      `${original}<a/>`,
      `${original}text`,
      original.replace('</saml:Issuer>', ''),
      original.replace('<saml:Issuer>', '<saml:Issuer a=b>'),
    ]
    for (const text of texts)
      expect([text, await rejectionOf(text)]).toEqual([text, 'malformed_xml'])
    const latin = original.replace('>ada<', '>ad\u00e4<')
    const encoded = Buffer.from(latin, 'latin1').toString('base64')
    const response = { encoded, requestId: CONTENT.requestId, nowMillis: NOW }
    const reading = readResponse(SERVICE_PROVIDER, CONNECTION, {
      ...response,
      consumeAssertion: async () => true,
    })
    await expect(reading).rejects.toMatchObject({ word: 'malformed_xml' })
  })

  it.each([
    ['audience', signed({ audience: 'https://auth.example.com/saml/other/metadata' })],
    ['recipient', signed({ recipient: 'https://auth.example.com/saml/other/acs' })],
    ['destination', signed({ destination: 'https://auth.example.com/saml/other/acs' })],
    ['issuer', signed({ issuer: 'https://idp.other.example.com' })],
    ['in_response_to', signed({ requestId: '_other' })],
  ])('rejects another %s', async (reason, xml) => {
    expect(await rejectionOf(xml)).toBe(reason)
  })

  it('rejects an assertion of another issuer in a response of the right one', async () => {
    const [start = '', end = ''] = unsigned().split('<saml:Assertion')
    const other = end.replace(ISSUER, 'https://idp.other.example.com')
    expect(await rejectionOf(sign(`${start}<saml:Assertion${other}`, key))).toBe('issuer')
  })

  it('rejects an assertion without an audience', async () => {
    const xml = unsigned().replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '')
    expect(await rejectionOf(sign(xml, key))).toBe('audience')
  })

  it('rejects a response to no request', async () => {
    const xml = unsigned()
    const inMessage = xml.replace(/ InResponseTo="_request"/, '')
    expect(await rejectionOf(sign(inMessage, key))).toBe('in_response_to')
    const inAssertion = xml.replace(/(?<=Data) InResponseTo="_request"/, '')
    expect(await rejectionOf(sign(inAssertion, key))).toBe('in_response_to')
  })

  it('rejects an assertion that was used before', async () => {
    const used = new Set<string>()
    await read(original, { used })
    expect(await rejectionOf(original, { used })).toBe('repeated_assertion')
  })

  it('accepts an assertion in its time only, with a tolerance of a minute', async () => {
    const at = (nowMillis: number) => rejectionOf(original, { nowMillis })
    expect(await at(NOW - MINUTE)).toMatchObject({ nameId: 'ada' })
    expect(await at(NOW - MINUTE - 1)).toBe('not_yet_valid')
    expect(await at(NOW + 6 * MINUTE - 1)).toMatchObject({ nameId: 'ada' })
    expect(await at(NOW + 6 * MINUTE)).toBe('expired')
  })

  it.each([
    ['confirmation', /(?<=Data [^>]*NotOnOrAfter=")[^"]+/, '2026-11-30T11:00:00Z'],
    ['conditions', /(?<=Conditions [^>]*NotOnOrAfter=")[^"]+/, '2026-11-30T11:00:00Z'],
    ['session', /(?<=AuthnStatement )/, 'SessionNotOnOrAfter="2026-11-30T11:00:00Z" '],
  ])('rejects an assertion whose %s has ended', async (_what, place, value) => {
    expect(await rejectionOf(sign(unsigned().replace(place, value), key))).toBe('expired')
  })

  it('rejects a time without the time zone UTC', async () => {
    const xml = unsigned().replace(/(?<=NotBefore=")[^"]+/, '2026-11-30T12:00:00+02:00')
    expect(await rejectionOf(sign(xml, key))).toBe('time')
  })

  it.each([
    ['signature', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['digest', { digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
  ])('rejects a %s with SHA-1', async (_what, algorithm) => {
    expect(await rejectionOf(sign(unsigned(), key, algorithm))).toBe('signature_algorithm')
  })

  it('rejects an HMAC with the certificate as its secret', async () => {
    const xml = sign(unsigned(), key, {
      signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
      hmacSecret: key.certificate,
    })
    expect(await rejectionOf(xml)).toBe('signature_algorithm')
  })

  it.each([
    ['that keep comments', { transforms: [ENVELOPED, `${EXCLUSIVE}WithComments`] }],
    [
      'with inherited namespaces',
      { transforms: [ENVELOPED, 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'] },
    ],
    ['in another order', { transforms: [EXCLUSIVE, ENVELOPED] }],
    ['beyond the two', { transforms: [ENVELOPED, EXCLUSIVE, EXCLUSIVE] }],
    ['of the signed information', { canonicalization: `${EXCLUSIVE}WithComments` }],
  ])('rejects transforms %s', async (_which, options) => {
    expect(await rejectionOf(sign(unsigned(), key, options))).toBe('signature_transforms')
  })

  it('rejects an XSLT or XPath transform without running it', async () => {
    const xslt = 'http://www.w3.org/TR/1999/REC-xslt-19991116'
    const xml = original.replace(
      `Transform Algorithm="${ENVELOPED}"`,
      `Transform Algorithm="${xslt}"`,
    )
    expect(await rejectionOf(xml)).toBe('signature_transforms')
  })

  it('rejects encrypted assertions and name identifiers', async () => {
    const encrypted = replaceAssertion('<saml:EncryptedAssertion><a/></saml:EncryptedAssertion>')
    expect(await rejectionOf(encrypted)).toBe('encrypted_assertion')
    const nameId = '<saml:EncryptedID><a/></saml:EncryptedID>'
    expect(await rejectionOf(signed({ nameId }))).toBe('encrypted_assertion')
  })

  it('rejects a condition that it does not know', async () => {
    const xml = unsigned().replace('</saml:Conditions>', '<saml:Condition/></saml:Conditions>')
    expect(await rejectionOf(sign(xml, key))).toBe('unknown_condition')
  })

  it.each([
    [
      'a temporary name identifier',
      'transient_name_id',
      '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">a</saml:NameID>',
    ],
    ['an empty name identifier', 'name_id', '<saml:NameID> </saml:NameID>'],
    ['control characters', 'malformed_xml', '<saml:NameID>ada&#1;</saml:NameID>'],
    ['half a character', 'malformed_xml', '<saml:NameID>ada&#xD800;</saml:NameID>'],
    ['elements in the name identifier', 'malformed_xml', '<saml:NameID>ada<a>b</a></saml:NameID>'],
    [
      'two name identifiers',
      'assertion_form',
      '<saml:NameID>a</saml:NameID><saml:NameID>b</saml:NameID>',
    ],
  ])('rejects %s', async (_what, reason, nameId) => {
    expect(await rejectionOf(signed({ nameId }))).toBe(reason)
  })

  it('rejects a confirmation for another than the bearer', async () => {
    const xml = unsigned().replace('cm:bearer', 'cm:holder-of-key')
    expect(await rejectionOf(sign(xml, key))).toBe('subject_confirmation')
  })

  it('returns the status of a failed sign-in', async () => {
    const failed = unsigned()
      .replace(/<saml:Assertion.+<\/saml:Assertion>/, '')
      .replace(
        /<samlp:StatusCode.+?>/,
        '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode>',
      )
    expect(await rejectionOf(failed)).toBe('authn_failed')
  })

  it('accepts each of several certificates until its end', async () => {
    const next = await createSigningKey()
    const old = await createSigningKey(new Date(NOW - 1))
    const connection = { certificates: [key.certificate, next.certificate, old.certificate] }
    expect(await rejectionOf(sign(unsigned(), next), { connection })).toMatchObject({
      nameId: 'ada',
    })
    expect(await rejectionOf(sign(unsigned(), old), { connection })).toBe('signature')
    const only = { certificates: [old.certificate] }
    expect(await rejectionOf(sign(unsigned(), old), { connection: only })).toBe(
      'certificate_expired',
    )
  })
})
