import { ServerApp } from '@latchkey/core/server'
import { expect, it } from 'vitest'
import { hookedProject } from '../../../../service/test/hooks/hooks.js'
import { signUp } from '../../../../service/test/support/project.js'
import { setupTestService } from '../../../../service/test/support/service.js'

declare module '@latchkey/core/server' {
  interface CustomClaims {
    plan?: 'free' | 'pro'
  }
}

const { seed, connect } = hookedProject({
  customClaims: { run: ({ user }) => ({ plan: user.isAnonymous ? 'free' : 'pro' }) },
})
const service = await setupTestService({ projects: [seed] })

it('authenticate returns the claims of the hook customClaims', async () => {
  service.clock.now = Date.now()
  const project = connect(service)
  const { accessToken } = await signUp(project)
  const app = new ServerApp({
    projectId: project.id,
    secretServerKey: project.keys.secretServerKey ?? '',
    baseUrl: 'http://localhost:4710',
    fetch: (input, init) => service.fetch(new Request(input, init)),
  })
  const auth = await app.authenticate(
    new Request('https://app.example.com', { headers: { Authorization: `Bearer ${accessToken}` } }),
  )
  const plan = auth.status === 'signed-in' ? auth.claims.plan : undefined
  expect(plan satisfies 'free' | 'pro' | undefined).toBe('pro')
})
