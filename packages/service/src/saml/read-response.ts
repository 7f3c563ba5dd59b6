import type { Element } from '@xmldom/xmldom'
import type { StoredSamlConfig } from '../db/values.js'
import { ProviderError } from '../domain/oauth/providers/provider-error.js'
import { readCertificate } from './certificates.js'
import { checkAssertion } from './check-assertion.js'
import { checkStructure } from './check-structure.js'
import { ASSERTION, PROTOCOL, SUCCESS } from './names.js'
import { loadNodeSaml } from './node-saml.js'
import { attributeOf, childrenNamed, parseXml, textOf, XmlError } from './parse-xml.js'
import { readProfile } from './read-profile.js'
import type { SamlProfile, ServiceProvider } from './saml-profile.js'

/** The time in the library is not that of the service, so that the library checks none. */
const NO_TIME_CHECK = -1

/** A response to a request for a sign-in. */
export interface SamlResponse {
  /** The form field `SAMLResponse` (SAML Bindings, section 3.5.4). */
  encoded: string
  /** The ID of the request of this browser. */
  requestId: string
  nowMillis: number
  /** Records the use of an assertion. Resolves to false if it was used before. */
  consumeAssertion: (assertionId: string) => Promise<boolean>
}

/**
 * Checks a response (SAML Profiles, section 4.1.4.3) and returns the profile of the user. Every value of the profile comes
 * from the bytes that the signature of the assertion covers.
 *
 * @throws ProviderError
 */
export async function readResponse(
  serviceProvider: ServiceProvider,
  identityProvider: StoredSamlConfig,
  { encoded, requestId, nowMillis, consumeAssertion }: SamlResponse,
): Promise<SamlProfile> {
  try {
    const xml = decode(encoded)
    const response = parseXml(xml, { allowComments: false })
    checkMessage(response, { serviceProvider, identityProvider, requestId })
    const unverified = checkStructure(response)
    const assertion = await verify(serviceProvider, { identityProvider, xml, nowMillis })
    // Both are the same element, or the library and the checks above read the document differently.
    const assertionId = attributeOf(assertion, 'ID')
    if (assertionId === undefined || assertionId !== attributeOf(unverified, 'ID'))
      throw rejected('signature')
    const issuer = identityProvider.entityId
    checkAssertion(assertion, { serviceProvider, issuer, requestId, nowMillis })
    const profile = readProfile(assertion, identityProvider.attributes)
    if (!(await consumeAssertion(assertionId))) throw rejected('repeated_assertion')
    return profile
  } catch (error) {
    throw error instanceof XmlError ? rejected(error.word) : error
  }
}

/** Twice the length of a document with the most characters, which may each have several bytes. */
const MAX_ENCODED_LENGTH = 1024 * 1024

function decode(encoded: string): string {
  if (encoded.length > MAX_ENCODED_LENGTH) throw rejected('too_large')
  const base64 = encoded.replaceAll(/\s/g, '')
  if (!/^[a-z\d+/]+={0,2}$/i.test(base64)) throw rejected('malformed_xml')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'))
  } catch {
    throw rejected('malformed_xml')
  }
}

interface ExpectedMessage {
  serviceProvider: ServiceProvider
  identityProvider: StoredSamlConfig
  requestId: string
}

/** Checks the message around the assertion, which is not always signed. */
function checkMessage(
  response: Element,
  { serviceProvider, identityProvider, requestId }: ExpectedMessage,
): void {
  if (response.getAttribute('Version') !== '2.0') throw rejected('version')
  if (response.getAttribute('Destination') !== serviceProvider.acsUrl) throw rejected('destination')
  if (response.getAttribute('InResponseTo') !== requestId) throw rejected('in_response_to')
  const issuers = childrenNamed(response, ASSERTION, 'Issuer')
  if (issuers.some((issuer) => textOf(issuer) !== identityProvider.entityId))
    throw rejected('issuer')
  const codes = childrenNamed(response, PROTOCOL, 'Status').flatMap(statusCodes)
  if (codes.length !== 1 || codes[0] !== SUCCESS) throw rejected(wordOf(codes.at(-1) ?? ''))
}

/** Returns a status code and the ones below it, from the general to the specific (SAML Core, section 3.2.2.2). */
const statusCodes = (status: Element): string[] =>
  childrenNamed(status, PROTOCOL, 'StatusCode').flatMap((code) => [
    code.getAttribute('Value') ?? '',
    ...statusCodes(code),
  ])

/** Returns the last part of a status as an error code: `authn_failed` for `urn:oasis:names:tc:SAML:2.0:status:AuthnFailed`. */
const wordOf = (status: string): string =>
  status
    .replace(/^.*:/s, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase() || 'status'

interface Unverified {
  identityProvider: StoredSamlConfig
  xml: string
  nowMillis: number
}

/** Verifies the signature of the assertion, and returns the assertion as it was signed. */
async function verify(
  serviceProvider: ServiceProvider,
  { identityProvider, xml, nowMillis }: Unverified,
): Promise<Element> {
  const { SAML } = await loadNodeSaml()
  const certificates = identityProvider.certificates.filter(
    (pem) => readCertificate(pem).expiresAtMillis > nowMillis,
  )
  if (certificates.length === 0) throw rejected('certificate_expired')
  const saml = new SAML({
    issuer: serviceProvider.entityId,
    callbackUrl: serviceProvider.acsUrl,
    idpCert: certificates,
    audience: false,
    acceptedClockSkewMs: NO_TIME_CHECK,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
  })
  const signed = await saml
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') })
    .then(({ profile }) => profile?.getAssertionXml?.())
    // The library has no class for its errors: whatever it throws, the response is not valid.
    .catch(() => undefined)
  if (signed === undefined) throw rejected('signature')
  return parseXml(signed, { allowComments: false })
}

const rejected = (word: string) => new ProviderError('rejected', word)
