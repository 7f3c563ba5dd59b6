import type { Element } from '@xmldom/xmldom'
import { ProviderError } from '../domain/oauth/providers/provider-error.js'
import { ASSERTION, PROTOCOL, SIGNATURE } from './names.js'
import { attributeOf, childrenNamed, isNamed, withDescendants } from './parse-xml.js'

/** RFC 6931, sections 2.3.2, 2.3.4 and 2.3.10. Not among them: SHA-1, and HMAC, whose secret would be a public certificate. */
const SIGNATURE_ALGORITHMS = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
]
const DIGEST_ALGORITHMS = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]
/** SAML Core, section 5.4.4, without the variants that keep comments. */
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const CANONICALIZATION = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** Elements of a signature, by local name, that a signature must have once. */
const SINGLE_PARTS = [
  'SignedInfo',
  'CanonicalizationMethod',
  'SignatureMethod',
  'Reference',
  'Transforms',
  'DigestMethod',
  'DigestValue',
  'SignatureValue',
]

/**
 * Requires that a document is one response with one assertion, and that its signatures sign the element that they are in, in
 * the forms that SAML Core, section 5.4, allows. A wrapped signature needs a second assertion or response, or a signature in
 * another place. Elements count in every namespace, so that no reader of the document can see another one.
 *
 * @returns the assertion, whose signature is not verified
 * @throws ProviderError
 */
export function checkStructure(response: Element): Element {
  const elements = withDescendants(response)
  const named = (name: string) => elements.filter(({ localName }) => localName === name)
  if (!isNamed(response, PROTOCOL, 'Response') || named('Response').length !== 1)
    throw rejected('not_one_response')
  if (named('EncryptedAssertion').length > 0 || named('EncryptedID').length > 0)
    throw rejected('encrypted_assertion')
  const assertions = named('Assertion')
  const [assertion] = childrenNamed(response, ASSERTION, 'Assertion')
  if (assertion === undefined || assertions.length !== 1) throw rejected('not_one_assertion')
  requireUniqueIds(elements)
  const signatures = named('Signature')
  if (!signatures.some(({ parentNode }) => parentNode === assertion))
    throw rejected('unsigned_assertion')
  for (const signature of signatures) checkSignature(signature, [response, assertion])
  return assertion
}

function requireUniqueIds(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ attributes }) =>
    Array.from(attributes)
      .filter(({ localName }) => localName?.toLowerCase() === 'id')
      .map(({ value }) => value),
  )
  if (new Set(ids).size !== ids.length) throw rejected('repeated_id')
}

function checkSignature(signature: Element, places: readonly Element[]): void {
  const parent = places.find((place) => place === signature.parentNode)
  const parts = withDescendants(signature)
  const named = (name: string) => parts.filter(({ localName }) => localName === name)
  const isWellPlaced =
    parent !== undefined &&
    childrenNamed(parent, SIGNATURE, 'Signature').length === 1 &&
    isNamed(signature, SIGNATURE, 'Signature')
  if (!isWellPlaced) throw rejected('misplaced_signature')
  if (SINGLE_PARTS.some((name) => named(name).length !== 1) || named('Object').length > 0)
    throw rejected('signature_form')
  const algorithmOf = (name: string) =>
    named(name).map((part) => attributeOf(part, 'Algorithm') ?? '')
  const [reference] = named('Reference')
  if (reference?.getAttribute('URI') !== `#${attributeOf(parent, 'ID')}`)
    throw rejected('signature_reference')
  const [transform, canonicalization, ...others] = algorithmOf('Transform')
  const isCanonical =
    transform === ENVELOPED &&
    canonicalization === CANONICALIZATION &&
    others.length === 0 &&
    algorithmOf('CanonicalizationMethod').every((name) => name === CANONICALIZATION)
  if (!isCanonical) throw rejected('signature_transforms')
  const isStrong =
    algorithmOf('SignatureMethod').every((name) => SIGNATURE_ALGORITHMS.includes(name)) &&
    algorithmOf('DigestMethod').every((name) => DIGEST_ALGORITHMS.includes(name))
  if (!isStrong) throw rejected('signature_algorithm')
}

const rejected = (word: string) => new ProviderError('rejected', word)
