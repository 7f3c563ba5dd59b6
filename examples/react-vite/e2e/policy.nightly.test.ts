import { createServer } from 'vite'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor, exampleUrl, serviceUrl, userMenu } from '../../e2e/visitor.js'

describe('content security policy of the React example', () => {
  it('is the same in development except for a nonce', async () => {
    vi.stubEnv('VITE_LATCHKEY_API_URL', serviceUrl)
    vi.stubEnv('VITE_API_URL', inject('honoUrl'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const server = await createServer({
      root: `${import.meta.dirname}/..`,
      cacheDir: 'node_modules/.cache/e2e-development',
      server: { port: 0 },
      logLevel: 'warn',
    })
    onTestFinished(() => server.close())
    await server.listen()
    const at = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
    const built = await fetch(exampleUrl)
    const served = await fetch(at)
    const policy = served.headers.get('content-security-policy')
    expect(policy?.replaceAll(" 'nonce-development'", '')).toBe(
      built.headers.get('content-security-policy'),
    )
    const visitor = await createVisitor({ at })
    const page = await visitor.signUpOnPage()
    await expectVisible(userMenu(page, visitor.email))
  })
})
