import { randomBytes } from 'node:crypto'
import { loadNodeSaml } from './node-saml.js'
import type { SamlConnection, ServiceProvider } from './saml-connection.js'

/** An ID must not start with a digit (XML Schema, type `ID`). */
const createId = (): string => `_${randomBytes(20).toString('hex')}`

/** A request that the browser takes to the identity provider. */
export interface SignInRequest {
  /** The ID that the response must name. */
  requestId: string
  url: string
}

/**
 * Creates an authentication request for the redirect binding (SAML Bindings, section 3.4). It asks for no format of the name
 * identifier and no method of authentication: the identity provider decides both.
 *
 * @param relayState returned with the response, at most 80 bytes
 */
export async function createSignInRequest(
  serviceProvider: ServiceProvider,
  connection: SamlConnection,
  relayState: string,
): Promise<SignInRequest> {
  const { SAML } = await loadNodeSaml()
  const requestId = createId()
  const saml = new SAML({
    ...optionsOf(serviceProvider),
    idpCert: [...connection.certificates],
    entryPoint: connection.signInUrl,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
  })
  return { requestId, url: await saml.getAuthorizeUrlAsync(relayState, undefined, {}) }
}

/** Returns the metadata of the service provider, which an administrator loads into the identity provider. */
export async function serviceProviderMetadata(serviceProvider: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await loadNodeSaml()
  return generateServiceProviderMetadata({
    ...optionsOf(serviceProvider),
    wantAssertionsSigned: true,
    generateUniqueId: createId,
  })
}

const optionsOf = ({ entityId, acsUrl }: ServiceProvider) => ({
  issuer: entityId,
  callbackUrl: acsUrl,
  identifierFormat: null,
})
