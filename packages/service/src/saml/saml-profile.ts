/** The service as a service provider (SAML Metadata, section 2.4.4), which is another one for each connection. */
export interface ServiceProvider {
  entityId: string
  /** URL of the assertion consumer service, to which the identity provider posts its response. */
  acsUrl: string
}

/** The profile of a user in an assertion. */
export interface SamlProfile {
  /** The entity ID of the identity provider. */
  issuer: string
  /** The name identifier, which is unique at the issuer. */
  subject: { nameId: string; format: string }
  email: string | null
  name: string | null
  groups: string[]
}
