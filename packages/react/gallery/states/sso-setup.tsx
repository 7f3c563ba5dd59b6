import type { SsoSetupState } from '@latchkey/core/internal'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { setupProviders } from '../../src/pages/sso-setup/providers.js'
import { SsoSetupView } from '../../src/pages/sso-setup/sso-setup.js'
import type { SsoSetupPageState } from '../../src/pages/sso-setup/use-sso-setup.js'
import { busy, drawPageStates, nothing, offline, still, unreachable } from './progress.js'

const at = new Date('2026-12-07T09:26:00Z')
const id = '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d'
const otherId = '6f1d8c52-3b7e-4a10-9c55-2e8f7a6b5c4d'
const api = 'https://auth.northwind.example/api/v1/latchkey'

const domain = {
  id,
  teamId: id,
  domain: 'acme.com',
  recordName: '_latchkey-challenge.acme.com',
  recordValue: 'latchkey-domain=k3mfk3mfk3mfk3mfk3mfk3mfk3mfk3mf',
  verifiedAt: null,
  missingAt: null,
  createdAt: at,
}
const empty: SsoSetupState = {
  teamDisplayName: 'Acme Corporation',
  expiresAt: at,
  domains: [],
  connection: null,
  providerValues: {
    redirectUrl: `${api}/openid/engines/${id}/callback`,
    serviceProviderEntityId: `${api}/saml/${id}/metadata`,
    acsUrl: `${api}/saml/${id}/acs`,
    scimBaseUrl: `${api}/scim/${id}`,
  },
  scimTokens: [],
}
const unverified: SsoSetupState = { ...empty, domains: [domain] }
const verified: SsoSetupState = { ...empty, domains: [{ ...domain, verifiedAt: at }] }
const connected: SsoSetupState = {
  ...verified,
  connection: {
    id,
    type: 'saml',
    displayName: 'Acme',
    state: 'tested',
    oidc: null,
    saml: {
      entityId: 'https://accounts.google.com/o/saml2?idpid=C01a2b3c4',
      ssoUrl: 'https://accounts.google.com/o/saml2/idp?idpid=C01a2b3c4',
      certificates: [],
      attributes: { email: null, name: null, groups: null },
      serviceProviderEntityId: empty.providerValues.serviceProviderEntityId,
      acsUrl: empty.providerValues.acsUrl,
    },
    lastTest: { testedAt: at, reason: null, account: null },
    createdAt: at,
  },
}

const common = { ...still, setup: empty, problem: null }
const pending = { ...common, step: 'domain' as const, setup: unverified }
function connect(providerId: string) {
  const provider = setupProviders.find((each) => each.id === providerId)
  if (provider === undefined) throw new Error(`There is no provider ${providerId}.`)
  return { ...common, step: 'connect' as const, setup: verified, provider, saved: null }
}

const states: Record<string, SsoSetupPageState | NotReady> = {
  loading: { ...busy, step: 'loading' },
  unavailable: { ...unreachable, step: 'unavailable' },
  gone: { ...still, step: 'gone' },
  'domain-empty': { ...common, step: 'domain' },
  'domain-invalid': {
    ...common,
    step: 'domain',
    problem: { field: 'domain', label: 'ssoDomainInvalid' },
  },
  'domain-record': pending,
  'domain-checking': { ...pending, ...busy },
  'domain-missing': { ...pending, problem: { field: id, label: 'ssoDomainMissing' } },
  'domain-taken': { ...pending, problem: { field: id, label: 'ssoDomainTaken' } },
  'domain-several': {
    ...common,
    step: 'domain',
    setup: { ...empty, domains: [domain, { ...domain, id: otherId, domain: 'acme.de' }] },
  },
  'domain-verified': { ...common, step: 'domain', setup: verified },
  provider: { ...common, step: 'provider', setup: verified },
  'connect-okta': connect('okta'),
  'connect-entra': connect('entra'),
  'connect-google': connect('google'),
  'connect-keycloak': connect('keycloak'),
  'connect-oidc': connect('oidc'),
  'connect-saml': connect('saml'),
  'connect-refused': {
    ...connect('okta'),
    problem: { field: 'issuer', label: 'ssoValuesRefused' },
  },
  'connect-metadata-refused': {
    ...connect('google'),
    problem: { field: 'metadata', label: 'ssoValuesRefused' },
  },
  'connect-again': {
    ...connect('okta'),
    saved: { issuer: 'https://acme.okta.com', clientId: '0oa1b2c3d4e5f6g7h8i9' },
  },
  test: { ...common, step: 'test', setup: connected, reason: null, isTesting: false },
  'test-failed': {
    ...common,
    step: 'test',
    setup: connected,
    reason: 'invalid_client',
    isTesting: false,
  },
  'test-failed-unknown': {
    ...common,
    step: 'test',
    setup: connected,
    reason: 'teapot',
    isTesting: false,
  },
  'test-running': { ...common, step: 'test', setup: connected, reason: null, isTesting: true },
  provisioning: { ...common, step: 'provisioning', setup: verified, token: null },
  'provisioning-offline': {
    ...common,
    ...offline,
    step: 'provisioning',
    setup: verified,
    token: null,
  },
  'provisioning-token': {
    ...common,
    step: 'provisioning',
    setup: verified,
    token: { value: 'latchkey_scim_k3mfk3mfk3mfk3mfk3mfk3mfk3mfk3mf' },
  },
  done: { ...common, step: 'done', setup: connected },
}

const actions = {
  retry: nothing,
  continue: nothing,
  addDomain: nothing,
  verifyDomain: nothing,
  removeDomain: nothing,
  chooseProvider: nothing,
  connect: nothing,
  changeValues: nothing,
  test: nothing,
  createToken: nothing,
}

export const ssoSetup = drawPageStates(states, { fields: 1, hasLead: true }, (state) => (
  <SsoSetupView {...{ state, actions }} />
))
