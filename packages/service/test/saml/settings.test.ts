import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCertificate } from '../../src/saml/certificates.js'
import { readIdentityProviderMetadata } from '../../src/saml/identity-provider-metadata.js'
import { readResponse } from '../../src/saml/read-response.js'
import type { StoredSamlConfig } from '../../src/db/values.js'
import { startHttpServer } from '../support/http-server.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import { createSigningKey, encode, responseXml, sign } from './identity-provider.js'

const service = await setupTestService()
const END = new Date('2030-01-01T00:00:00Z')
const key = await createSigningKey(END)
const base64 = key.certificate.replaceAll(/-----[^-]+-----|\s/g, '')

const messageOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return (error as { body?: unknown }).body ?? error
  }
}

describe('readCertificate', () => {
  it('reads PEM and Base64, and tells the end and the fingerprint', () => {
    const certificate = readCertificate(key.certificate)
    expect(certificate).toEqual({
      pem: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/) as unknown,
      expiresAtMillis: END.getTime(),
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
    })
    expect(readCertificate(base64)).toEqual(certificate)
  })

  it('rejects what is no certificate, such as a private key', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const texts = [
      '',
      'a b',
      key.privateKey,
      String(publicKey.export({ type: 'spki', format: 'pem' })),
    ]
    for (const text of texts)
      expect(messageOf(() => readCertificate(text))).toBe(
        'A certificate must be an X.509 certificate in PEM, or its Base64.',
      )
  })
})

const METADATA = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Acme -->
<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
  <md:EntityDescriptor entityID="https://sp.acme.example.com"><md:SPSSODescriptor/></md:EntityDescriptor>
  <md:EntityDescriptor entityID="https://idp.acme.example.com">
    <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
        ${base64}
      </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:KeyDescriptor use="encryption"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>no certificate</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.acme.example.com/post"/>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.acme.example.com/redirect"/>
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>
</md:EntitiesDescriptor>`

describe('readIdentityProviderMetadata', () => {
  it('finds the identity provider, its URL and its certificates for signatures', () => {
    expect(readIdentityProviderMetadata(METADATA)).toEqual({
      entityId: 'https://idp.acme.example.com',
      ssoUrl: 'https://idp.acme.example.com/redirect',
      certificates: [readCertificate(base64)],
    })
  })

  it.each([
    ['a document type declaration', 'well-formed XML', (xml: string) => `<!DOCTYPE a>${xml}`],
    ['no XML', 'well-formed XML', () => 'https://idp.acme.example.com/metadata'],
    ['no identity provider', 'not 0', (xml: string) => xml.replaceAll('IDPSSO', 'SPSSO')],
    [
      'two identity providers',
      'not 2',
      (xml: string) => xml.replace('SPSSODescriptor/', 'IDPSSODescriptor/'),
    ],
    ['another protocol', 'SAML 2.0', (xml: string) => xml.replace('2.0:protocol', '1.1:protocol')],
    ['no entity ID', 'entityID', (xml: string) => xml.replaceAll('entityID', 'ID')],
    [
      'no URL for redirects',
      'HTTP-Redirect',
      (xml: string) => xml.replace('HTTP-Redirect', 'SOAP'),
    ],
    [
      'no certificate',
      'a certificate',
      (xml: string) => xml.replace('use="signing"', 'use="encryption"'),
    ],
  ])('rejects metadata with %s', (_what, words, change) => {
    const message = messageOf(() => readIdentityProviderMetadata(change(METADATA)))
    expect(message).toContain(words)
  })
})

const USUAL: StoredSamlConfig['attributes'] = { email: null, name: null, groups: null }

/** Returns the profile of an assertion with some attributes. */
async function profileOf(values: Record<string, string[]>, attributes = USUAL) {
  const now = Date.now()
  const names = Object.entries(values).map(([name, texts]) => {
    const elements = texts.map((text) => `<saml:AttributeValue>${text}</saml:AttributeValue>`)
    return `<saml:Attribute Name="${name}">${elements.join('')}</saml:Attribute>`
  })
  const serviceProvider = { entityId: 'https://a.example.com', acsUrl: 'https://a.example.com/acs' }
  const issuer = 'https://idp.acme.example.com'
  const xml = responseXml({
    acsUrl: serviceProvider.acsUrl,
    audience: serviceProvider.entityId,
    requestId: '_request',
    issuer,
    now,
    attributes: `<saml:AttributeStatement>${names.join('')}</saml:AttributeStatement>`,
  })
  const connection: StoredSamlConfig = {
    type: 'saml',
    entityId: issuer,
    ssoUrl: issuer,
    certificates: [key.certificate],
    attributes,
  }
  const { email, name, groups } = await readResponse(serviceProvider, connection, {
    encoded: encode(sign(xml, key)),
    requestId: '_request',
    nowMillis: now,
    consumeAssertion: async () => true,
  })
  return { email, name, groups }
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const ADA = { email: 'ada@acme.example.com', name: 'Ada Lovelace', groups: ['admins', 'staff'] }

describe('the profile of an assertion', () => {
  it.each([
    [
      'Okta and Google Workspace',
      {
        email: [ADA.email],
        firstName: ['Ada'],
        lastName: ['Lovelace'],
        groups: ADA.groups,
      },
    ],
    [
      'Entra ID',
      {
        [`${CLAIMS}/emailaddress`]: [ADA.email],
        [`${CLAIMS}/givenname`]: ['Ada'],
        [`${CLAIMS}/surname`]: ['Lovelace'],
        [`${CLAIMS}/name`]: ['ada_example.com#EXT#@acme.onmicrosoft.com'],
        'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups': ADA.groups,
      },
    ],
    [
      'Keycloak',
      {
        'urn:oid:1.2.840.113549.1.9.1': [ADA.email],
        'urn:oid:2.5.4.42': ['Ada'],
        'urn:oid:2.5.4.4': ['Lovelace'],
        member: ADA.groups,
      },
    ],
  ])('has the attributes of %s', async (_provider, values) => {
    expect(await profileOf(values)).toEqual(ADA)
  })

  it('has the attributes that the connection names, and no others instead of them', async () => {
    const attributes = { email: 'upn', name: 'nick', groups: 'roles' }
    const values = { upn: [ADA.email], nick: [ADA.name], roles: ADA.groups }
    expect(await profileOf({ ...values, email: ['x'], name: ['x'] }, attributes)).toEqual(ADA)
    expect(await profileOf({ email: [ADA.email], groups: ['a'] }, attributes)).toEqual({
      email: null,
      name: null,
      groups: [],
    })
  })

  it('leaves out empty values and values that are no text', async () => {
    const values = { groups: ['a', '', '<b/>', 'c'], email: ['<a>b</a>'] }
    expect(await profileOf(values)).toEqual({ email: null, name: null, groups: ['a', 'c'] })
  })
})

describe('the settings of a SAML connection', async () => {
  const { config } = service.ctx
  const project = await openTestProject(service)
  const teamId = await openTeam(project)
  const call = (path: string, body: Record<string, unknown>) =>
    project.call('POST', `/latchkey/teams/${teamId}/${path}`, { access: 'server', body })
  const create = (saml: Record<string, unknown>) =>
    call('connections', {
      display_name: 'Acme',
      saml: {
        entity_id: 'https://idp.acme.example.com',
        sso_url: 'https://idp.acme.example.com/sso',
        certificates: [base64],
        ...saml,
      },
    })

  it('are returned with the URLs of the service and the ends of the certificates', async () => {
    const { body } = await create({})
    const url = `http://localhost:4710/api/v1/latchkey/saml/${String(body['id'])}`
    const { pem, fingerprint } = readCertificate(base64)
    const certificate = { pem, fingerprint, expires_at_millis: END.getTime() }
    const expected = {
      entity_id: 'https://idp.acme.example.com',
      sso_url: 'https://idp.acme.example.com/sso',
      certificates: [certificate],
      attributes: { email: null, name: null, groups: null },
      service_provider_entity_id: `${url}/metadata`,
      acs_url: `${url}/acs`,
    }
    expect(body).toMatchObject({ type: 'saml', state: 'draft', oidc: null, saml: expected })
    const attributes = { email: 'upn', name: null, groups: 'roles' }
    const path = `/latchkey/teams/${teamId}/connections/${String(body['id'])}`
    const changes = { access: 'server', body: { saml: { attributes } } } as const
    const changed = await project.call('PATCH', path, changes)
    expect(changed.body).toMatchObject({ saml: { ...expected, attributes } })
  })

  it.each([
    ['no certificate', { certificates: [] }],
    ['too many certificates', { certificates: Array.from({ length: 6 }, () => base64) }],
    ['a certificate that is none', { certificates: ['a certificate'] }],
    ['an http URL of another machine', { sso_url: 'http://idp.acme.example.com/sso' }],
    ['the URL of a script', { sso_url: 'javascript:alert(1)' }],
    ['an empty name of an attribute', { attributes: { email: '', name: null, groups: null } }],
  ])('are rejected with %s', async (_what, changes) => {
    expect((await create(changes)).status).toBe(400)
  })

  it('are read from metadata as a text, and only from public URLs in production', async () => {
    const read = (body: Record<string, unknown>) => call('saml-metadata', body)
    expect((await read({ xml: METADATA })).body).toMatchObject({
      entity_id: 'https://idp.acme.example.com',
      certificates: [{ expires_at_millis: END.getTime() }],
    })
    expect((await read({})).status).toBe(400)
    expect((await read({ xml: METADATA, url: 'https://a.example.com' })).status).toBe(400)
    const requests: string[] = []
    const server = await startHttpServer(() => (request, response) => {
      requests.push(request.url ?? '')
      response.writeHead(request.url === '/moved' ? 302 : 200, { Location: '/' }).end(METADATA)
    })
    expect((await read({ url: server.origin })).status).toBe(200)
    expect((await read({ url: `${server.origin}/moved` })).status).toBe(400)
    service.ctx.config = { ...config, mode: 'production' }
    expect((await read({ url: server.origin })).status).toBe(400)
    service.ctx.config = config
    await server.close()
    expect(requests).toEqual(['/', '/moved'])
  })

  it('are not found by an unknown ID', async () => {
    const path = `/latchkey/saml/${randomUUID()}/metadata`
    const response = await project.call('GET', path, { access: 'none' })
    expect(response.code).toBe('TEAM_CONNECTION_NOT_FOUND')
  })
})
