import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../../support/open-network.js'
import { ada } from '../../support/open-tab.js'
import { grace } from '../../support/signed-in.js'
import { headerOf, openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
})

const REFRESH = 'POST /auth/sessions/current/refresh'
const ELEVEN_MINUTES = 660_000

describe('authenticate with Authorization: Bearer', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])(
    'accepts a valid token with the scheme %s',
    async (scheme) => {
      const { user, accessToken } = await signIn(project)
      const request = requestWith({ authorization: `${scheme} ${accessToken}` })
      expect(await openServer(project).app.authenticate(request)).toMatchObject({
        status: 'signed-in',
        userId: user.id,
        claims: { sub: user.id, aud: project.projectId },
      })
    },
  )

  it('reads the user of the token', async () => {
    const { accessToken } = await signIn(project)
    const { app } = openServer(project)
    const request = requestWith({ authorization: `Bearer ${accessToken}` })
    const auth = await app.authenticate(request)
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    expect(await auth.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.getUser({ tokenStore: request })).toMatchObject({ primaryEmail: ada.email })
  })

  it('names the clock of a server that is 15 minutes slow (54)', async () => {
    const { accessToken } = await signIn(project)
    const warnings: string[] = []
    const warn = (message: string) => void warnings.push(message)
    const server = openServer(project, { platform: { warn } })
    server.pass(-900_000)
    const request = requestWith({ authorization: `Bearer ${accessToken}` })
    expect(await server.app.authenticate(request)).toEqual(signedOut('ACCESS_TOKEN_NOT_YET_VALID'))
    expect(warnings).toEqual([expect.stringContaining('The clock of this server is slow')])
  })

  it('returns signed-out after the token expired, without a refresh', async () => {
    const { accessToken } = await signIn(project)
    const server = openServer(project)
    await project.clock.advance(ELEVEN_MINUTES)
    server.pass(ELEVEN_MINUTES)
    const request = requestWith({ authorization: `Bearer ${accessToken}` })
    expect(await server.app.authenticate(request)).toEqual(signedOut('ACCESS_TOKEN_EXPIRED'))
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('returns signed-out for a token that the service of this project did not sign', async () => {
    const { accessToken } = await signIn(await createTestProject({ users: [ada] }))
    const request = requestWith({ authorization: `Bearer ${accessToken}` })
    expect(await openServer(project).app.authenticate(request)).toEqual(
      signedOut('UNPARSABLE_ACCESS_TOKEN'),
    )
  })

  it.each([
    ['Bearer', 'USER_AUTHENTICATION_REQUIRED'],
    ['Bearer undefined', 'USER_AUTHENTICATION_REQUIRED'],
    ['Bearer null', 'USER_AUTHENTICATION_REQUIRED'],
    ['Bearer two words', 'USER_AUTHENTICATION_REQUIRED'],
    [`Bearer ${'a'.repeat(16_385)}`, 'USER_AUTHENTICATION_REQUIRED'],
    ['Bearer no-token', 'UNPARSABLE_ACCESS_TOKEN'],
    ['Bearer a.b.c', 'UNPARSABLE_ACCESS_TOKEN'],
  ])(
    'returns signed-out for the malformed header "%.30s", whatever the cookies are',
    async (authorization, reason) => {
      const { cookie } = await signIn(project)
      const request = requestWith({ authorization, cookie })
      expect(await openServer(project).app.authenticate(request)).toEqual(signedOut(reason))
      expect(network.calls(REFRESH)).toBe(0)
    },
  )

  it.each(['Basic YWRhOnNlY3JldA==', 'Digest username="ada"', 'BearerToken abc'])(
    'ignores another scheme and uses the cookies: %s',
    async (authorization) => {
      const { user, cookie } = await signIn(project)
      const { app } = openServer(project)
      expect(await app.authenticate(requestWith({ authorization, cookie }))).toMatchObject({
        status: 'signed-in',
        userId: user.id,
      })
      expect(await app.authenticate(requestWith({ authorization }))).toEqual(
        signedOut('USER_AUTHENTICATION_REQUIRED'),
      )
    },
  )

  it('prefers the token over the cookies and never combines them', async () => {
    const { user, accessToken } = await signIn(project)
    const { cookie } = await signIn(project, grace)
    const server = openServer(project)
    const headers = { authorization: `Bearer ${accessToken}`, cookie }
    expect(await server.app.authenticate(requestWith(headers))).toMatchObject({ userId: user.id })
    await project.clock.advance(ELEVEN_MINUTES)
    server.pass(ELEVEN_MINUTES)
    expect(await server.app.authenticate(requestWith(headers))).toEqual(
      signedOut('ACCESS_TOKEN_EXPIRED'),
    )
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('prefers x-stack-auth over the token', async () => {
    const { accessToken } = await signIn(project)
    const other = await signIn(project, grace)
    const { app } = openServer(project)
    const authorization = `Bearer ${accessToken}`
    expect(await app.authenticate(requestWith({ authorization, ...other.header }))).toMatchObject({
      userId: other.user.id,
    })
    const signedOutHeader = headerOf({ accessToken: null, refreshToken: null })
    expect(await app.authenticate(requestWith({ authorization, ...signedOutHeader }))).toEqual(
      signedOut('USER_AUTHENTICATION_REQUIRED'),
    )
  })

  it('accepts headers of Node', async () => {
    const { user, accessToken } = await signIn(project)
    const { app } = openServer(project)
    const request = { headers: { authorization: `Bearer ${accessToken}` } }
    expect(await app.authenticate(request)).toMatchObject({ userId: user.id })
  })
})
