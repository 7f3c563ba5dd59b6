import type { Element } from '@xmldom/xmldom'
import { rejection } from '../errors/http-error.js'
import { readCertificate, type SigningCertificate } from './certificates.js'
import { METADATA, PROTOCOL, REDIRECT_BINDING, SIGNATURE } from './names.js'
import {
  attributeOf,
  childrenNamed,
  isNamed,
  parseXml,
  textOf,
  withDescendants,
  XmlError,
} from './parse-xml.js'

/** The settings in the metadata of an identity provider. */
export interface IdentityProviderMetadata {
  entityId: string
  ssoUrl: string
  certificates: SigningCertificate[]
}

/**
 * Reads the metadata of an identity provider (SAML Metadata, section 2.4.3). Their signature is not checked: an administrator
 * vouches for the file, or for the https URL.
 *
 * @throws HttpError with status 400, which says what is wrong
 */
export function readIdentityProviderMetadata(xml: string): IdentityProviderMetadata {
  const entity = identityProviderOf(parse(xml))
  const [descriptor] = childrenNamed(entity, METADATA, 'IDPSSODescriptor')
  const entityId = attributeOf(entity, 'entityID')
  if (descriptor === undefined || entityId === undefined)
    throw rejection('The metadata must have an entityID and an IDPSSODescriptor.')
  if (!attributeOf(descriptor, 'protocolSupportEnumeration')?.split(/\s+/).includes(PROTOCOL))
    throw rejection('The identity provider must support SAML 2.0.')
  return {
    entityId,
    ssoUrl: ssoUrlOf(descriptor),
    certificates: certificatesOf(descriptor),
  }
}

function parse(xml: string): Element {
  try {
    return parseXml(xml, { allowComments: true })
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw rejection(
      'The metadata must be well-formed XML without a document type declaration, of at most 512 KiB.',
    )
  }
}

/** Returns the only identity provider of a document, which may describe other parties too. */
function identityProviderOf(root: Element): Element {
  const providers = withDescendants(root).filter(
    (element) =>
      isNamed(element, METADATA, 'EntityDescriptor') &&
      childrenNamed(element, METADATA, 'IDPSSODescriptor').length > 0,
  )
  const [provider] = providers
  if (provider === undefined || providers.length > 1)
    throw rejection(`The metadata must describe one identity provider, not ${providers.length}.`)
  return provider
}

function ssoUrlOf(descriptor: Element): string {
  const location = childrenNamed(descriptor, METADATA, 'SingleSignOnService')
    .filter((service) => service.getAttribute('Binding') === REDIRECT_BINDING)
    .map((service) => attributeOf(service, 'Location'))
    .find((url) => url !== undefined)
  if (location === undefined)
    throw rejection('The metadata must have a SingleSignOnService with the binding HTTP-Redirect.')
  return location
}

function certificatesOf(descriptor: Element): SigningCertificate[] {
  const certificates = childrenNamed(descriptor, METADATA, 'KeyDescriptor')
    // Without a use, a key has every use.
    .filter((key) => ['signing', undefined].includes(attributeOf(key, 'use')))
    .flatMap(withDescendants)
    .filter((element) => isNamed(element, SIGNATURE, 'X509Certificate'))
    .map((element) => readCertificate(textOf(element)))
  if (certificates.length === 0)
    throw rejection('The metadata must have a certificate for signatures.')
  return certificates
}
