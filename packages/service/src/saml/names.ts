/** Namespaces of SAML 2.0 (Core, section 1.2; Metadata, section 1.2) and of XML Signature. */
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'

/** The values of SAML Core, sections 3.2.2.2 and 8.3, and SAML Profiles, section 3.3, that the service compares with. */
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
export const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
export const EMAIL_ADDRESS = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
export const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
export const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
