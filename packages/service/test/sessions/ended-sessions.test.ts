import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { openTestProject, OTHER_PASSWORD, PASSWORD, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService()
const MINUTE = 60_000
const LIST = 'GET /latchkey/ended-sessions'

const sessionOf = (accessToken: string) => String(decodeJwt(accessToken)['refreshTokenId'])

const openProject = async () => {
  const project = await openTestProject(service)
  const list = async (query = `within_millis=${MINUTE}`) => {
    const { items } = await callOk(project, `${LIST}?${query}`, { access: 'server' })
    return (items as { id: string }[]).map(({ id }) => id)
  }
  return { project, list }
}

const asServer = { access: 'server' } as const

describe(LIST, () => {
  it.each<
    [
      string,
      (
        project: Awaited<ReturnType<typeof openProject>>['project'],
        user: Awaited<ReturnType<typeof signUp>>,
      ) => Promise<unknown>,
    ]
  >([
    [
      'a sign-out',
      (project, user) => project.call('DELETE', '/auth/sessions/current', { ...user, body: {} }),
    ],
    [
      'a revocation by a server',
      (project, { id, accessToken }) => {
        const path = `/auth/sessions/${sessionOf(accessToken)}?user_id=${id}`
        return project.call('DELETE', path, { ...asServer, body: {} })
      },
    ],
    [
      'a ban',
      (project, { id }) =>
        project.call('POST', `/latchkey/users/${id}/ban`, { ...asServer, body: {} }),
    ],
    [
      'the deletion of the user',
      (project, { id }) => project.call('DELETE', `/users/${id}`, asServer),
    ],
    [
      'a new password by a server',
      (project, { id }) =>
        project.call('PATCH', `/users/${id}`, { ...asServer, body: { password: OTHER_PASSWORD } }),
    ],
  ])('has the session after %s, and no other', async (_, end) => {
    const { project, list } = await openProject()
    const user = await signUp(project)
    await signUp(project)
    expect(await list()).toEqual([])
    await end(project, user)
    expect(await list()).toEqual([sessionOf(user.accessToken)])
  })

  it('has the other sessions of a user who changes the password', async () => {
    const { project, list } = await openProject()
    const user = await signUp(project)
    const { access_token: other } = await callOk(project, 'POST /auth/password/sign-in', {
      body: { email: user.email, password: PASSWORD },
    })
    await project.call('POST', '/auth/password/update', {
      accessToken: user.accessToken,
      headers: { 'X-Stack-Refresh-Token': user.refreshToken },
      body: { old_password: PASSWORD, new_password: OTHER_PASSWORD },
    })
    expect(await list()).toEqual([sessionOf(String(other))])
  })

  it('lists the sessions of the last milliseconds, newest first, in pages', async () => {
    const { project, list } = await openProject()
    const ended: string[] = []
    for (let count = 0; count < 3; count++) {
      const user = await signUp(project)
      await project.call('DELETE', '/auth/sessions/current', { ...user, body: {} })
      ended.unshift(sessionOf(user.accessToken))
      service.clock.now += MINUTE
    }
    expect(await list(`within_millis=${2 * MINUTE}`)).toEqual(ended.slice(0, 2))
    const path = `${LIST}?within_millis=${5 * MINUTE}&limit=2`
    const first = await callOk(project, path, asServer)
    const { next_cursor: cursor } = first['pagination'] as { next_cursor: string }
    const second = await callOk(project, `${path}&cursor=${cursor}`, asServer)
    const pages = [first, second].map(({ items }) =>
      (items as { id: string }[]).map(({ id }) => id),
    )
    expect(pages).toEqual([ended.slice(0, 2), ended.slice(2)])
    expect(second['pagination']).toEqual({ next_cursor: null })
  })

  it('rejects an invalid cursor and a time of more than a day', async () => {
    const { project } = await openProject()
    for (const query of [`within_millis=${MINUTE}&cursor=x`, 'within_millis=86400001'])
      expect(
        (await project.call('GET', `/latchkey/ended-sessions?${query}`, asServer)).status,
      ).toBe(400)
  })

  it('does not show the sessions of another project', async () => {
    const { project } = await openProject()
    const user = await signUp(project)
    await project.call('DELETE', '/auth/sessions/current', { ...user, body: {} })
    expect(await (await openProject()).list()).toEqual([])
  })
})
