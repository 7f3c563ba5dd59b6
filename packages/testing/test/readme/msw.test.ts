import { createTestProject, refusal } from '@latchkey/testing'
import { handlers } from '@latchkey/testing/msw'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'

test('handles own requests beside those of Latchkey', async () => {
  const project = await createTestProject()
  const weather = http.get('https://weather.example/', () => HttpResponse.json({ sky: 'blue' }))
  const server = setupServer(weather, ...handlers(project))
  server.listen({ onUnhandledRequest: 'error' })

  const { user } = await project.signedIn({ email: 'ada@example.com' })
  expect(await user.listTeams()).toEqual([])
  expect(await (await fetch('https://weather.example/')).json()).toEqual({ sky: 'blue' })

  const refused = refusal('TEAM_PERMISSION_REQUIRED', {
    teamId: crypto.randomUUID(),
    userId: user.id,
    permissionId: '$invite_members',
  })
  server.use(http.get(`${project.baseUrl}/api/v1/latchkey/sessions`, () => refused))
  await expect(user.listSessions()).rejects.toMatchObject({ code: 'TEAM_PERMISSION_REQUIRED' })
  server.close()
})
