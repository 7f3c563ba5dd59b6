import { randomUUID } from 'node:crypto'
import type { StoredSamlConfig } from '../db/values.js'
import { loadNodeSaml } from './node-saml.js'
import type { ServiceProvider } from './saml-profile.js'

/** An authentication request (SAML Core, section 3.4). */
export interface SignInRequest {
  /** The ID that the response must name. */
  requestId: string
  /** Returned with the response; at most 80 bytes. */
  relayState: string
}

/**
 * Returns the URL of an authentication request with the redirect binding (SAML Bindings, section 3.4). It asks for no format of
 * the name identifier and no method of authentication: the identity provider decides both.
 */
export async function signInUrl(
  serviceProvider: ServiceProvider,
  { ssoUrl, certificates }: StoredSamlConfig,
  { requestId, relayState }: SignInRequest,
): Promise<string> {
  const { SAML } = await loadNodeSaml()
  const saml = new SAML({
    ...optionsOf(serviceProvider),
    idpCert: [...certificates],
    entryPoint: ssoUrl,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
  })
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}

/** Returns the metadata of the service provider, which an administrator loads into the identity provider. */
export async function serviceProviderMetadata(serviceProvider: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await loadNodeSaml()
  return generateServiceProviderMetadata({
    ...optionsOf(serviceProvider),
    wantAssertionsSigned: true,
    // An ID must not start with a digit (XML Schema, type `ID`).
    generateUniqueId: () => `_${randomUUID()}`,
  })
}

const optionsOf = ({ entityId, acsUrl }: ServiceProvider) => ({
  issuer: entityId,
  callbackUrl: acsUrl,
  identifierFormat: null,
})
