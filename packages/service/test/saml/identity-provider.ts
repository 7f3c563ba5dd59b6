import { randomUUID } from 'node:crypto'
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { SignedXml } from 'xml-crypto'

x509.cryptoProvider.set(crypto)

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
}

export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** A key of an identity provider, with its certificate. */
export interface SigningKey {
  /** PEM. */
  privateKey: string
  /** PEM. */
  certificate: string
}

/** @param notAfter the end of the certificate */
export async function createSigningKey(notAfter = new Date('2090-01-01')): Promise<SigningKey> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const notBefore = new Date('2020-01-01')
  const options = { name: 'CN=Acme', keys, notBefore, notAfter, signingAlgorithm: ALGORITHM }
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(options)
  const privateKey = x509.PemConverter.encode(
    await crypto.subtle.exportKey('pkcs8', keys.privateKey),
    'PRIVATE KEY',
  )
  return { privateKey, certificate: certificate.toString('pem') }
}

export const ENTITY_ID = 'https://idp.acme.example.com'

/** The metadata of an identity provider with a new key. */
export async function createMetadata(): Promise<{ xml: string }> {
  const { certificate } = await createSigningKey()
  const base64 = certificate.replaceAll(/-----[^-]+-----|\s/g, '')
  return {
    xml: `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${ENTITY_ID}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${base64}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ENTITY_ID}/sso"/></IDPSSODescriptor></EntityDescriptor>`,
  }
}

/** The content of a response. */
export interface ResponseContent {
  acsUrl: string
  audience: string
  requestId: string
  issuer: string
  /** Milliseconds since 1970. */
  now: number
  recipient?: string
  destination?: string
  /** XML. */
  nameId?: string
  /** XML, after the other statements of the assertion. */
  attributes?: string
}

const timeOf = (millis: number): string => new Date(millis).toISOString()

/** Returns a response without signatures. */
export function responseXml(content: ResponseContent): string {
  const { acsUrl, audience, requestId, issuer, now } = content
  const { recipient = acsUrl, destination = acsUrl, nameId, attributes = '' } = content
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${timeOf(now)}" Destination="${destination}" InResponseTo="${requestId}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion ID="_${randomUUID()}" Version="2.0" IssueInstant="${timeOf(now)}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject>${nameId ?? '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">ada</saml:NameID>'}`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData InResponseTo="${requestId}" NotOnOrAfter="${timeOf(now + 300_000)}" Recipient="${recipient}"/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${timeOf(now)}" NotOnOrAfter="${timeOf(now + 300_000)}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${timeOf(now)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `${attributes}</saml:Assertion></samlp:Response>`,
  ].join('')
}

/** How an element is signed. By default, as most identity providers do. */
export interface SignOptions {
  element?: 'Assertion' | 'Response'
  signatureAlgorithm?: string
  digestAlgorithm?: string
  transforms?: string[]
  canonicalization?: string
  /** The secret of an HMAC, instead of the key. */
  hmacSecret?: string
}

/** Signs an element of a response. */
export function sign(
  xml: string,
  { privateKey, certificate }: SigningKey,
  {
    element = 'Assertion',
    signatureAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digestAlgorithm = 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms = [ENVELOPED, EXCLUSIVE],
    canonicalization = EXCLUSIVE,
    hmacSecret,
  }: SignOptions = {},
): string {
  const xpath = `//*[local-name(.)='${element}']`
  const signer = new SignedXml({
    privateKey: hmacSecret ?? privateKey,
    publicCert: certificate,
    signatureAlgorithm,
    canonicalizationAlgorithm: canonicalization,
  })
  if (hmacSecret !== undefined) signer.enableHMAC()
  signer.addReference({ xpath, transforms, digestAlgorithm })
  const reference = `${xpath}/*[local-name(.)='Issuer']`
  signer.computeSignature(xml, { prefix: 'ds', location: { reference, action: 'after' } })
  return signer.getSignedXml()
}

/** Returns the form field that a browser posts. */
export const encode = (xml: string): string => Buffer.from(xml).toString('base64')
