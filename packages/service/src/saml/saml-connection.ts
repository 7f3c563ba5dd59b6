/** The service as a service provider (SAML Metadata, section 2.4.4), which is another one for each connection. */
export interface ServiceProvider {
  entityId: string
  /** URL of the assertion consumer service, to which the identity provider posts its response. */
  acsUrl: string
}

/** The names of the attributes with the fields of a profile. Without a name, the usual ones are tried. */
export interface SamlAttributes {
  email?: string | undefined
  name?: string | undefined
  groups?: string | undefined
}

/** The settings of an identity provider. */
export interface SamlConnection {
  entityId: string
  /** URL of its single sign-on service with the redirect binding. */
  signInUrl: string
  /** The certificates with which it signs, in PEM: several while it changes them. */
  certificates: readonly string[]
  attributes: SamlAttributes
}

/** What an assertion says about a user. */
export interface SamlProfile {
  /** The entity ID of the identity provider. */
  issuer: string
  /** The name identifier, which is unique at the issuer. */
  subject: { nameId: string; format: string }
  email: string | null
  name: string | null
  groups: string[]
}
