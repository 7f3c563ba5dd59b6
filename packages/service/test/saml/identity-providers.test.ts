import { randomUUID } from 'node:crypto'
import samlp from 'samlp'
import { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startHttpServer } from '../support/http-server.js'
import { codeOf, exchange, userOf } from '../support/oauth.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import { asServer, fakeDns } from '../team-connections/connection-world.js'
import { createSigningKey } from './identity-provider.js'
import {
  beginTest,
  openDraft,
  post,
  startSamlSignIn,
  turnOn,
  type SamlForm,
  type SamlWorld,
} from './saml-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const key = await createSigningKey()
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const EMAIL_ADDRESS = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
// The counterpart checks the schema of a document with another package, which it does not bring.
setSchemaValidator({ validate: async () => 'not checked' })
// The counterparts have the clock of the machine.
beforeEach(() => {
  service.clock.now = Date.now()
})

/** The service as the running identity provider knows it, and the address of its user. */
let registered: { serviceProvider: string; acsUrl: string; metadata: string; email: string }

/** Lets the identity provider know a connection. */
async function register(world: SamlWorld): Promise<void> {
  const path = new URL(world.serviceProvider).pathname
  const response = await world.project.call('GET', path, { access: 'none' })
  expect(response.headers.get('content-type')).toBe('application/samlmetadata+xml')
  const { serviceProvider, acsUrl } = world
  registered = { serviceProvider, acsUrl, metadata: response.text, email: `ada@${world.domain}` }
}

/** Visits an identity provider, which answers with the form that the browser posts. */
async function visit(location: URL): Promise<SamlForm> {
  const form = new URLSearchParams(await (await fetch(location)).text())
  const { SAMLResponse = '', RelayState = '' } = Object.fromEntries(form)
  return { SAMLResponse, RelayState }
}

/** Tests a connection, turns it on and signs in with it. Returns the user. */
async function signIn(world: SamlWorld): Promise<Record<string, unknown>> {
  const { project, acsUrl } = world
  await register(world)
  const tested = await post(service, acsUrl, await visit(await beginTest(world)))
  expect(tested.text).toContain('succeeded')
  await turnOn(world)
  const { location, cookie } = await startSamlSignIn(world)
  const returned = await post(service, acsUrl, await visit(location), cookie)
  return userOf(project, await exchange(project, codeOf(returned)))
}

interface Samlify {
  provider: ReturnType<typeof IdentityProvider>
  entityId: string
}

/** Returns the form with which samlify answers a request. */
async function answerOfSamlify({ provider, entityId }: Samlify, url: URL): Promise<string> {
  const query = Object.fromEntries(url.searchParams)
  const serviceProvider = ServiceProvider({ metadata: registered.metadata })
  const { extract } = await provider.parseLoginRequest(serviceProvider, 'redirect', { query })
  const now = new Date().toISOString()
  const end = new Date(Date.now() + 60_000).toISOString()
  const values = {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    Issuer: entityId,
    IssueInstant: now,
    Destination: registered.acsUrl,
    SubjectRecipient: registered.acsUrl,
    Audience: registered.serviceProvider,
    InResponseTo: String(extract.request?.['id']),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    NameIDFormat: EMAIL_ADDRESS,
    NameID: registered.email,
    ConditionsNotBefore: now,
    ConditionsNotOnOrAfter: end,
    SubjectConfirmationDataNotOnOrAfter: end,
    AttributeStatement: '',
  }
  const statement = `<saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext/></saml:AuthnStatement>`
  const fill = (template: string) => ({
    id: values.ID,
    context: SamlLib.replaceTagsByValue(template.replace('{AuthnStatement}', statement), values),
  })
  const response = await provider.createLoginResponse(
    serviceProvider,
    { extract },
    'post',
    {},
    fill,
  )
  const fields = { SAMLResponse: String(response.context), RelayState: query['RelayState'] ?? '' }
  return new URLSearchParams(fields).toString()
}

/** Starts samlify as an identity provider, which answers requests and has its metadata at `/metadata`. */
const samlify = await startHttpServer((origin) => {
  const entityId = `${origin}/metadata`
  const provider = IdentityProvider({
    entityID: entityId,
    privateKey: key.privateKey,
    signingCert: key.certificate,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    nameIDFormat: [EMAIL_ADDRESS],
    singleSignOnService: [{ Binding: REDIRECT, Location: `${origin}/sso?tenant=1` }],
    // Without one, the provider prints a warning.
    singleLogoutService: [{ Binding: REDIRECT, Location: `${origin}/slo` }],
  })
  return (request, response) => {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname === '/metadata') return response.end(provider.getMetadata())
    void answerOfSamlify({ provider, entityId }, url).then((form) => response.end(form))
  }
})

/** Starts samlp as an identity provider. */
const samlpServer = await startHttpServer((origin) => (request, response) => {
  const query = Object.fromEntries(new URL(request.url ?? '', origin).searchParams)
  const respond = samlp.auth({
    issuer: origin,
    cert: key.certificate,
    key: key.privateKey,
    destination: registered.acsUrl,
    recipient: registered.acsUrl,
    signResponse: true,
    getPostURL: (_audience, _request, _incoming, done) => done(null, registered.acsUrl),
    getUserFromRequest: () => ({
      id: '42',
      displayName: 'Ada Lovelace',
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      emails: [{ value: registered.email }],
    }),
    responseHandler: (message) => {
      const SAMLResponse = message.toString('base64')
      const fields = { SAMLResponse, RelayState: query['RelayState'] ?? '' }
      response.end(new URLSearchParams(fields).toString())
    },
  })
  respond(Object.assign(request, { query }), response, (error) => {
    response.writeHead(500).end(error.message)
  })
})
afterAll(() => Promise.all([samlify.close(), samlpServer.close()]))

describe('an identity provider', () => {
  it('signs a user in with the metadata of both sides', async () => {
    const project = await openTestProject(service)
    const path = `/latchkey/teams/${await openTeam(project)}/saml-metadata`
    const metadata = await asServer(project, 'POST', path, { url: `${samlify.origin}/metadata` })
    expect(metadata).toMatchObject({
      entity_id: `${samlify.origin}/metadata`,
      sso_url: `${samlify.origin}/sso?tenant=1`,
    })
    const [certificate] = metadata['certificates'] as { pem: string }[]
    const world = await openDraft(service, records, {
      entityId: String(metadata['entity_id']),
      ssoUrl: String(metadata['sso_url']),
      certificate: certificate?.pem ?? '',
    })
    expect(await signIn(world)).toMatchObject({
      primary_email: `ada@${world.domain}`,
      primary_email_verified: true,
    })
  })

  it('signs a user in with two signatures and the attributes of Microsoft', async () => {
    const world = await openDraft(service, records, {
      entityId: samlpServer.origin,
      ssoUrl: samlpServer.origin,
      certificate: key.certificate,
    })
    expect(await signIn(world)).toMatchObject({
      primary_email: `ada@${world.domain}`,
      display_name: 'Ada Lovelace',
    })
  })
})
