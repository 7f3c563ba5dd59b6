import type { TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../open-network.js'
import { ada, openTab } from '../open-tab.js'
import { openServer } from './open-server.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

/** A request with the session of somebody who has signed in in a browser. */
const requestOf = (tokens: Partial<TokenPair>) =>
  new Request('https://app.example/', { headers: { 'x-stack-auth': JSON.stringify(tokens) } })

async function signIn(credential = ada): Promise<TokenPair> {
  const { app } = openTab(project)
  await app.signInWithCredential({ ...credential, noRedirect: true })
  return (await app.getUser({ or: 'throw' })).currentSession.getTokens()
}

describe('a server without a publishable key', () => {
  it('refreshes the session of a request', async () => {
    const { refreshToken } = await signIn()
    const user = await openServer(project).getUser({ tokenStore: requestOf({ refreshToken }) })
    expect(user).toMatchObject({ primaryEmail: ada.email, lastActiveAt: expect.any(Date) })
    expect(network.calls('POST /auth/sessions/current/refresh')).toBe(1)
  })
})
