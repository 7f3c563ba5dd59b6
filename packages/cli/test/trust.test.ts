import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { isTrustedOrigin, isTrustedUrl, type Trust } from '../src/doctor/trust.js'

const DOMAINS = [
  'https://app.example.com',
  'https://base.example.com/base',
  'http://plain.example.com:8080',
  'https://*.one.example.com',
  'https://**.deep.example.com',
].map((domain) => ({ domain, handlerPath: '/handler' }))

const URLS = [
  'https://app.example.com/handler/sign-in?query#fragment',
  'https://APP.example.com/',
  'https://app.example.com:8443/',
  'https://user:secret@app.example.com/',
  'http://app.example.com/',
  'https://sub.app.example.com/',
  'https://app.example.com.evil.example/',
  'https://app.example.com@evil.example/',
  'https://base.example.com/base/handler',
  'https://base.example.com/basement',
  'https://base.example.com/other/../base',
  'https://base.example.com/base/../other',
  'https://base.example.com/',
  'http://plain.example.com/',
  'https://plain.example.com:8080/',
  'http://plain.example.com:8080/',
  'https://a.one.example.com/',
  'https://a.b.one.example.com/',
  'https://one.example.com/',
  'https://a.b.deep.example.com/',
  'http://localhost:3000/',
  'https://localhost/',
  'http://app.localhost:3000/',
  'http://127.0.0.1:5173/',
  'http://127.255.0.9/',
  'http://[::1]:3000/',
  'http://0.0.0.0/',
  'http://localhost.evil.example/',
  'http://notlocalhost/',
  'http://127.0.0.1.evil.example/',
]

describe.each([true, false])('trust with allowLocalhost %s', (allowLocalhost) => {
  const trust: Trust = { domains: DOMAINS, allowLocalhost }
  let project: TestProject
  let headers: Record<string, string>
  beforeAll(async () => {
    const config = { allowLocalhost, passkeyEnabled: true, magicLinkEnabled: true }
    project = await createTestProject({ config, domains: DOMAINS })
    const { user } = await project.signedIn({ email: 'ada@example.com' })
    const { accessToken } = await user.currentSession.getTokens()
    headers = {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': project.projectId,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': project.publishableClientKey,
      'X-Stack-Access-Token': String(accessToken),
    }
  })

  const post = async (path: string, body: object) => {
    const url = `${project.baseUrl}/api/v1${path}`
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await (await fetch(url, init)).json()) as Record<string, unknown>
  }

  it.each(URLS)(
    'isTrustedUrl agrees with the service about emails that lead to %s',
    async (url) => {
      const path = '/auth/otp/send-sign-in-code'
      const email = `${crypto.randomUUID()}@example.com`
      const { code, nonce } = await post(path, { email, callback_url: url })
      expect([code, typeof nonce]).toEqual(
        isTrustedUrl(new URL(url), trust)
          ? [undefined, 'string']
          : ['REDIRECT_URL_NOT_WHITELISTED', 'undefined'],
      )
    },
  )

  it.each(URLS)('isTrustedOrigin agrees with the service about passkeys at %s', async (url) => {
    const { origin } = new URL(url)
    const { code } = await post('/auth/passkey/initiate-passkey-registration', {})
    const clientDataJSON = Buffer.from(JSON.stringify({ origin })).toString('base64url')
    const credential = { response: { clientDataJSON } }
    // The service checks the origin before the signature, which is missing.
    expect(await post('/auth/passkey/register', { credential, code })).toMatchObject({
      code: isTrustedOrigin(new URL(url), trust)
        ? 'PASSKEY_REGISTRATION_FAILED'
        : 'PASSKEY_AUTHENTICATION_FAILED',
    })
  })
})
