import type { LabelKey } from '../../locales/text.js'

/** Something to do in the console of a provider. */
export interface SetupAct {
  readonly text: LabelKey
  /**
   * The values of the {names} in the text: the English names in the console, or those of a protocol. Every console has
   * them. The names of a translated console change, and a wrong name is harder to find than an English one.
   */
  readonly names?: Readonly<Record<string, string>>
}

/** An identity provider that the page has steps for. */
export interface SetupProvider {
  readonly id: string
  /** The name; for a protocol, the name of the protocol. */
  readonly name: string
  readonly isProtocol?: true
  /** The sign-in provider whose logo stands for this one, if its ID is another. */
  readonly markId?: string
  readonly type: 'oidc' | 'saml'
  /** The name of its console, if it has another name. */
  readonly console?: string
  /** The steps in its console, in order. */
  readonly acts: readonly SetupAct[]
  /** Whether it publishes no URL of its metadata, only a file. */
  readonly hasMetadataFile?: true
  /** An issuer of this provider, as an example. */
  readonly issuer?: string
}

const samlNames = { acs: 'ACS URL', entity: 'Entity ID' }

export const setupProviders: readonly SetupProvider[] = [
  {
    id: 'okta',
    name: 'Okta',
    type: 'oidc',
    acts: [
      {
        text: 'ssoActOpen',
        names: { place: 'Applications › Applications', item: 'Create App Integration' },
      },
      { text: 'ssoActType', names: { method: 'OIDC - OpenID Connect', type: 'Web Application' } },
      { text: 'ssoActRedirect', names: { field: 'Sign-in redirect URIs' } },
      { text: 'ssoActAssign', names: { place: 'Assignments' } },
    ],
    issuer: 'https://acme.okta.com',
  },
  {
    id: 'entra',
    name: 'Microsoft Entra ID',
    markId: 'microsoft',
    type: 'oidc',
    acts: [
      { text: 'ssoActOpen', names: { place: 'App registrations', item: 'New registration' } },
      { text: 'ssoActPlatform', names: { place: 'Redirect URI', platform: 'Web' } },
      {
        text: 'ssoActNewSecret',
        names: { place: 'Certificates & secrets', item: 'New client secret', field: 'Value' },
      },
    ],
    issuer: 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0',
  },
  {
    id: 'google',
    name: 'Google Workspace',
    console: 'Google Admin',
    type: 'saml',
    acts: [
      {
        text: 'ssoActOpen',
        names: { place: 'Apps › Web and mobile apps', item: 'Add app › Add custom SAML app' },
      },
      { text: 'ssoActDownload', names: { item: 'Download metadata' } },
      { text: 'ssoActEntityId', names: samlNames },
      { text: 'ssoActTurnOn', names: { place: 'User access' } },
    ],
    hasMetadataFile: true,
  },
  {
    id: 'keycloak',
    name: 'Keycloak',
    type: 'oidc',
    acts: [
      { text: 'ssoActOpen', names: { place: 'Clients', item: 'Create client' } },
      { text: 'ssoActOption', names: { option: 'Client authentication' } },
      { text: 'ssoActRedirect', names: { field: 'Valid redirect URIs' } },
      { text: 'ssoActCopySecret', names: { place: 'Credentials' } },
    ],
    issuer: 'https://id.acme.com/realms/acme',
  },
  {
    id: 'oidc',
    name: 'OpenID Connect',
    isProtocol: true,
    type: 'oidc',
    acts: [{ text: 'ssoActClient' }, { text: 'ssoActRedirectUri' }, { text: 'ssoActPeople' }],
    issuer: 'https://login.acme.com',
  },
  {
    id: 'saml',
    name: 'SAML 2.0',
    isProtocol: true,
    type: 'saml',
    acts: [
      { text: 'ssoActServiceProvider' },
      { text: 'ssoActEntityId', names: samlNames },
      { text: 'ssoActSigned' },
      { text: 'ssoActPeople' },
    ],
  },
]

/** Returns the entry of a protocol, for a connection whose provider is not known. */
export const protocolOf = (type: SetupProvider['type']): SetupProvider | null =>
  setupProviders.find((provider) => provider.isProtocol && provider.type === type) ?? null
