import type { LabelKey } from '../../locales/text.js'

/** An identity provider that the page has steps for. */
export interface SetupProvider {
  readonly id: string
  /** The name; for a protocol, the name of the protocol. */
  readonly name: string
  readonly isProtocol?: true
  /** The sign-in provider whose logo stands for this one, if its ID is another. */
  readonly markId?: string
  readonly type: 'oidc' | 'saml'
  /** The steps in the console of the provider. */
  readonly steps: LabelKey
  /** An issuer of this provider, as an example. */
  readonly issuer?: string
}

export const setupProviders: readonly SetupProvider[] = [
  {
    id: 'okta',
    name: 'Okta',
    type: 'oidc',
    steps: 'ssoStepsOkta',
    issuer: 'https://acme.okta.com',
  },
  {
    id: 'entra',
    name: 'Microsoft Entra ID',
    markId: 'microsoft',
    type: 'oidc',
    steps: 'ssoStepsEntra',
    issuer: 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0',
  },
  { id: 'google', name: 'Google Workspace', type: 'saml', steps: 'ssoStepsGoogle' },
  {
    id: 'keycloak',
    name: 'Keycloak',
    type: 'oidc',
    steps: 'ssoStepsKeycloak',
    issuer: 'https://id.acme.com/realms/acme',
  },
  {
    id: 'oidc',
    name: 'OpenID Connect',
    isProtocol: true,
    type: 'oidc',
    steps: 'ssoStepsOidc',
    issuer: 'https://login.acme.com',
  },
  { id: 'saml', name: 'SAML 2.0', isProtocol: true, type: 'saml', steps: 'ssoStepsSaml' },
]

/** Returns the entry of a protocol, for a connection whose provider is not known. */
export const protocolOf = (type: SetupProvider['type']): SetupProvider | null =>
  setupProviders.find((provider) => provider.isProtocol && provider.type === type) ?? null
