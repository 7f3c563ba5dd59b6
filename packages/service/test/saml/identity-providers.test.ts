import { randomUUID } from 'node:crypto'
import samlp from 'samlp'
import { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'
import { describe, expect, it } from 'vitest'
import { readIdentityProviderMetadata } from '../../src/saml/identity-provider-metadata.js'
import { readResponse } from '../../src/saml/read-response.js'
import type { StoredSamlConfig } from '../../src/db/values.js'
import { serviceProviderMetadata, signInUrl } from '../../src/saml/service-provider.js'
import { startHttpServer } from '../support/http-server.js'
import { createSigningKey, type SigningKey } from './identity-provider.js'

const SERVICE_PROVIDER = {
  entityId: 'https://auth.example.com/saml/acme/metadata',
  acsUrl: 'https://auth.example.com/saml/acme/acs',
}
const USUAL = { email: null, name: null, groups: null }
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const key = await createSigningKey()
// The counterpart checks the schema of a document with another package, which it does not bring.
setSchemaValidator({ validate: async () => 'not checked' })

/** Signs in at an identity provider, over HTTP, and returns the profile that the service reads. */
async function signIn(settings: Pick<StoredSamlConfig, 'entityId' | 'ssoUrl' | 'certificates'>) {
  const connection: StoredSamlConfig = { type: 'saml', ...settings, attributes: USUAL }
  const relayState = randomUUID()
  const requestId = `_${randomUUID()}`
  const url = await signInUrl(SERVICE_PROVIDER, connection, { requestId, relayState })
  const form = new URLSearchParams(await (await fetch(url)).text())
  expect(form.get('RelayState')).toBe(relayState)
  return readResponse(SERVICE_PROVIDER, connection, {
    encoded: form.get('SAMLResponse') ?? '',
    requestId,
    nowMillis: Date.now(),
    consumeAssertion: async () => true,
  })
}

interface SamlifyParties {
  provider: ReturnType<typeof IdentityProvider>
  serviceProvider: ReturnType<typeof ServiceProvider>
  origin: string
}

/** Returns the form that samlify lets the browser post. */
async function respond(
  { provider, serviceProvider, origin }: SamlifyParties,
  path: string,
): Promise<string> {
  const query = Object.fromEntries(new URL(path, origin).searchParams)
  const parsed = await provider.parseLoginRequest(serviceProvider, 'redirect', { query })
  const values = {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    Issuer: `${origin}/metadata`,
    IssueInstant: new Date().toISOString(),
    Destination: SERVICE_PROVIDER.acsUrl,
    SubjectRecipient: SERVICE_PROVIDER.acsUrl,
    Audience: SERVICE_PROVIDER.entityId,
    InResponseTo: String(parsed.extract.request?.['id']),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: 'ada@acme.example.com',
    ConditionsNotBefore: new Date().toISOString(),
    ConditionsNotOnOrAfter: new Date(Date.now() + 60_000).toISOString(),
    SubjectConfirmationDataNotOnOrAfter: new Date(Date.now() + 60_000).toISOString(),
    AttributeStatement: '',
  }
  const statement = `<saml:AuthnStatement AuthnInstant="${values.IssueInstant}"><saml:AuthnContext/></saml:AuthnStatement>`
  const { context } = await provider.createLoginResponse(
    serviceProvider,
    { extract: parsed.extract },
    'post',
    {},
    (template) => ({
      id: values.ID,
      context: SamlLib.replaceTagsByValue(template.replace('{AuthnStatement}', statement), values),
    }),
  )
  const relayState = query['RelayState'] ?? ''
  const fields = { SAMLResponse: String(context), RelayState: relayState }
  return new URLSearchParams(fields).toString()
}

/** Starts samlify as an identity provider. */
async function startSamlify({ privateKey, certificate }: SigningKey) {
  const serviceProvider = ServiceProvider({
    metadata: await serviceProviderMetadata(SERVICE_PROVIDER),
  })
  const providers: ReturnType<typeof IdentityProvider>[] = []
  const server = await startHttpServer((origin) => {
    const provider = IdentityProvider({
      entityID: `${origin}/metadata`,
      privateKey,
      signingCert: certificate,
      requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
      singleSignOnService: [{ Binding: REDIRECT, Location: `${origin}/sso?tenant=1` }],
      // Without one, the provider prints a warning.
      singleLogoutService: [{ Binding: REDIRECT, Location: `${origin}/slo` }],
    })
    providers.push(provider)
    return (request, response) =>
      void respond({ provider, serviceProvider, origin }, request.url ?? '').then((form) =>
        response.end(form),
      )
  })
  const [provider] = providers
  if (provider === undefined) throw new Error('The provider has no listener.')
  return { ...server, metadata: provider.getMetadata() }
}

/** Starts samlp as an identity provider. */
const startSamlp = ({ privateKey, certificate }: SigningKey) =>
  startHttpServer((origin) => (request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '', origin).searchParams)
    const fail = (error: Error) => response.writeHead(500).end(error.message)
    const respond = samlp.auth({
      issuer: origin,
      cert: certificate,
      key: privateKey,
      destination: SERVICE_PROVIDER.acsUrl,
      recipient: SERVICE_PROVIDER.acsUrl,
      signResponse: true,
      getPostURL: (_audience, _request, _incoming, done) => done(null, SERVICE_PROVIDER.acsUrl),
      getUserFromRequest: () => ({
        id: '42',
        displayName: 'Ada Lovelace',
        name: { givenName: 'Ada', familyName: 'Lovelace' },
        emails: [{ value: 'ada@acme.example.com' }],
      }),
      responseHandler: (message) => {
        const fields = {
          SAMLResponse: message.toString('base64'),
          RelayState: query['RelayState'] ?? '',
        }
        response.end(new URLSearchParams(fields).toString())
      },
    })
    respond(Object.assign(request, { query }), response, fail)
  })

describe('an identity provider', () => {
  it('signs a user in with the metadata of both sides', async () => {
    const server = await startSamlify(key)
    const { certificates, ...settings } = readIdentityProviderMetadata(server.metadata)
    expect(settings).toEqual({
      entityId: `${server.origin}/metadata`,
      ssoUrl: `${server.origin}/sso?tenant=1`,
    })
    const pems = certificates.map(({ pem }) => pem)
    const profile = await signIn({ ...settings, certificates: pems })
    await server.close()
    expect(profile).toEqual({
      issuer: `${server.origin}/metadata`,
      subject: {
        nameId: 'ada@acme.example.com',
        format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      },
      email: 'ada@acme.example.com',
      name: null,
      groups: [],
    })
  })

  it('signs a user in with two signatures and attributes of Microsoft', async () => {
    const server = await startSamlp(key)
    const profile = await signIn({
      entityId: server.origin,
      ssoUrl: server.origin,
      certificates: [key.certificate],
    })
    await server.close()
    expect(profile).toMatchObject({
      subject: { nameId: '42' },
      email: 'ada@acme.example.com',
      name: 'Ada Lovelace',
    })
  })
})
