import * as z from 'zod/mini'
import { issuer, openIdCredentialFields } from '../admin/openid-providers.js'
import {
  hostedPictureUrl,
  list,
  listOf,
  millis,
  nameText,
  nothing,
  permissionId,
  success,
  textUpTo,
  uuid,
} from '../primitives.js'

const notEmpty = z.minLength(1, 'must not be empty')

/** The protocol of the identity provider: OpenID Connect, or SAML 2.0. */
export const connectionType = z.enum(['oidc', 'saml'])

/**
 * `draft` until a test sign-in succeeds with the current configuration, then `tested`. Only a connection that is `on` signs
 * users in.
 */
export const connectionState = z.enum(['draft', 'tested', 'on'])

/** RFC 6749, section 3.3. */
const scope = textUpTo(256).check(
  z.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'must be a scope of RFC 6749, without spaces'),
)
/** The name of a claim or attribute. */
const fieldName = textUpTo(256).check(notEmpty)
const profileFields = z.strictObject({ email: fieldName, name: fieldName, groups: fieldName })

/** Permissions that members of a group of the provider have in the team. */
export const groupMapping = z.strictObject({
  /** The name or ID of the group, as the provider sends it. */
  group: textUpTo(256).check(notEmpty),
  permission_ids: listOf(permissionId),
})

/** The settings of an OpenID Connect provider that a change can replace. */
const oidcFields = {
  client_id: textUpTo(2048).check(notEmpty),
  /** `openid` is always requested. */
  scopes: listOf(scope),
  /** The claims with the address, the name and the groups. The ID of the account is always `sub`. */
  claims: profileFields,
}

/** A URL of an identity provider: https, or http on this machine. */
const providerUrl = hostedPictureUrl

/** The names of attributes; null for those that identity providers usually send. */
const samlAttributes = z.strictObject({
  email: z.nullable(fieldName),
  name: z.nullable(fieldName),
  groups: z.nullable(fieldName),
})

/** A certificate with which a SAML identity provider signs. */
const samlCertificate = z.strictObject({
  /** PEM. */
  pem: z.string(),
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: z.string(),
  /** The service accepts no signature with it later. */
  expires_at_millis: millis,
})

/** The settings of a SAML 2.0 identity provider that a change can replace. */
const samlFields = {
  /** The URL of the single sign-on service with the binding HTTP-Redirect. */
  sso_url: providerUrl,
  /** X.509 certificates in PEM or Base64. Two of them while the provider replaces its key. */
  certificates: listOf(textUpTo(16_384).check(notEmpty)),
  /** The attributes with the address, the name and the groups. The ID of the account is always the `NameID`. */
  attributes: samlAttributes,
}
/** SAML 2.0 Core, section 8.3.6. */
const entityId = textUpTo(1024).check(notEmpty)

const fields = {
  display_name: nameText.check(notEmpty),
  /** The permissions of a new member whom no group gives any. */
  default_permission_ids: listOf(permissionId),
  group_mappings: listOf(groupMapping),
}

/** The account of a test of the sign-in. */
const testedAccount = z.strictObject({
  account_id: z.string(),
  email: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  groups: z.array(z.string()),
})

/** The result of a test of the sign-in. */
export const connectionTest = z.strictObject({
  tested_at_millis: millis,
  /** A reason, such as `invalid_client` or `email_not_in_domain`; null if the test succeeded. */
  reason: z.nullable(z.string()),
  account: z.nullable(testedAccount),
})

/** The identity provider of a team. Its credentials are never returned. */
export const teamConnection = z.strictObject({
  id: uuid,
  team_id: uuid,
  type: connectionType,
  ...fields,
  state: connectionState,
  /** Whether addresses of the team's domains have no other sign-in method while the connection is on. */
  is_required: z.boolean(),
  /** The member who keeps the other sign-in methods. */
  emergency_user_id: z.nullable(uuid),
  /** Null for another type. */
  oidc: z.nullable(
    z.strictObject({
      issuer,
      ...oidcFields,
      client_authentication: z.enum(['client_secret', 'private_key_jwt']),
      /** To be registered at the provider. */
      redirect_url: z.string(),
      /** To be registered at the provider, if it supports OpenID Connect Back-Channel Logout 1.0. */
      back_channel_logout_url: z.string(),
    }),
  ),
  /** Null for another type. */
  saml: z.nullable(
    z.strictObject({
      /** The entity ID of the provider. */
      entity_id: entityId,
      sso_url: z.string(),
      certificates: z.array(samlCertificate),
      attributes: samlAttributes,
      /** The entity ID of the service provider, to be registered at the provider: the URL of its metadata. */
      service_provider_entity_id: z.string(),
      /** The assertion consumer service, to be registered at the provider. */
      acs_url: z.string(),
    }),
  ),
  /** Null if there was no test since the last change of the configuration. */
  last_test: z.nullable(connectionTest),
  created_at_millis: millis,
})

const optionalFields = z.partial(z.strictObject(fields)).shape
const optionalOidcFields = z.partial(z.strictObject(oidcFields)).shape
const optionalSamlFields = z.partial(z.strictObject(samlFields)).shape

export const listTeamConnections = { response: list(teamConnection) }

/** Either `oidc` or `saml`. */
export const createTeamConnection = {
  body: z.strictObject({
    ...optionalFields,
    display_name: fields.display_name,
    oidc: z.optional(
      z.strictObject({
        issuer,
        ...optionalOidcFields,
        client_id: oidcFields.client_id,
        ...openIdCredentialFields,
      }),
    ),
    saml: z.optional(
      z.strictObject({
        entity_id: entityId,
        ...optionalSamlFields,
        sso_url: samlFields.sso_url,
        certificates: samlFields.certificates,
      }),
    ),
  }),
  response: teamConnection,
}

/** The issuer and the entity ID stay: accounts of another provider could have the IDs of accounts of this one. */
export const updateTeamConnection = {
  body: z.strictObject({
    ...optionalFields,
    is_enabled: z.optional(z.boolean()),
    is_required: z.optional(z.boolean()),
    emergency_user_id: z.optional(z.nullable(uuid)),
    oidc: z.optional(z.strictObject({ ...optionalOidcFields, ...openIdCredentialFields })),
    saml: z.optional(z.strictObject(optionalSamlFields)),
  }),
  response: teamConnection,
}

export const deleteTeamConnection = { body: nothing, response: success }

export const testTeamConnection = {
  body: nothing,
  response: z.strictObject({ authorization_url: z.string() }),
}

/** Either `url` or `xml`. */
export const readSamlMetadata = {
  body: z.strictObject({
    url: z.optional(providerUrl),
    xml: z.optional(textUpTo(524_288).check(notEmpty)),
  }),
  response: z.strictObject({
    entity_id: z.string(),
    sso_url: z.string(),
    certificates: z.array(samlCertificate),
  }),
}

/** XML. */
export const readServiceProviderMetadata = { response: z.string() }
