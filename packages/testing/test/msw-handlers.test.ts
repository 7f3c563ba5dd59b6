import { ClientApp } from '@latchkey/core'
import { ServerApp } from '@latchkey/core/server'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'
import { createTestProject, offlineProject, refusal, signedIn } from '../src/index.js'
import { handlers } from '../src/msw.js'

/** Starts a server of msw that rejects unknown requests. */
function serve(...requestHandlers: Parameters<typeof setupServer>) {
  const server = setupServer(...requestHandlers)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return server
}

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
const weather = http.get('https://weather.example/', () => HttpResponse.json({ sky: 'blue' }))

it('handlers connect a server of msw to the real service', async () => {
  const project = await createTestProject({ users: [ada] })
  serve(weather, ...handlers(project))
  const app = new ClientApp({ ...project, tokenStore: 'memory' })
  expect(await app.signInWithPassword({ ...ada, noRedirect: true })).toMatchObject({
    status: 'ok',
  })
  expect(await app.getUser()).toMatchObject({ displayName: 'Ada' })
  expect(await (await fetch('https://weather.example/')).json()).toEqual({ sky: 'blue' })
})

it('handlers can be overridden for a single call', async () => {
  const project = await createTestProject({ users: [ada] })
  const server = serve(...handlers(project))
  const { user } = await project.signedIn(ada)
  const errorResponse = refusal('PERMISSION_NOT_FOUND', { permissionId: 'team_admin' })
  server.use(http.post('*/api/v1/teams', () => errorResponse))
  await expect(user.createTeam({ displayName: 'Acme' })).rejects.toMatchObject({
    code: 'PERMISSION_NOT_FOUND',
  })
  server.resetHandlers()
  expect(await user.listTeams()).toEqual([])
})

it('handlers respond without a service for offline users', async () => {
  serve(...handlers(offlineProject))
  const { projectId, secretServerKey, baseUrl } = offlineProject
  const app = new ServerApp({ projectId, secretServerKey, baseUrl })
  const { headers } = await signedIn({ displayName: 'Ada' })
  const auth = await app.authenticate(new Request('https://app.example/', { headers }))
  const user = auth.status === 'signed-in' ? await auth.getUser() : null
  expect(user).toMatchObject({ displayName: 'Ada' })
})
