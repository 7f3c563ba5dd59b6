import { createTestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { newestDate, startEdge } from './start-edge.js'

/** The program of a worker, which gets the project as `options` and the user as `ada`. */
const PROGRAM = `
  import { ClientApp } from '@latchkey/core'

  // Created outside of a request, where a worker cannot send requests yet.
  const signedOutApp = new ClientApp({ ...options, tokenStore: null })

  async function signIn() {
    const app = new ClientApp({ ...options, tokenStore: 'memory' })
    const wrong = await app.signInWithCredential({ ...ada, password: 'not the password' })
    const right = await app.signInWithCredential(ada)
    const user = await app.getUser({ or: 'throw' })
    const tokens = await user.currentSession.getTokens()
    app.dispose()
    return { wrong: wrong.error.code, right: right.status, email: user.primaryEmail, tokens }
  }

  async function signOut(tokenStore) {
    const app = new ClientApp({ ...options, tokenStore })
    const before = app.session.get().status
    const user = await app.user.refresh()
    const { confirmed } = await app.signOut()
    const after = [app.session.get().status, await app.getUser()]
    app.dispose()
    return { before, email: user.primaryEmail, confirmed, after }
  }

  const steps = { signIn, signOut, project: () => signedOutApp.getProject() }
  export default {
    async fetch(request) {
      const [step, ...parameters] = await request.json()
      return Response.json(await steps[step](...parameters))
    },
  }`

describe.each([
  ['of the current version', newestDate],
  // The version of the next day supports the request option `cache`; earlier versions throw for it.
  ['before 2024-11-11', '2024-11-10'],
])('ClientApp in an edge runtime %s', (_, date) => {
  let edge: Awaited<ReturnType<typeof startEdge>>
  beforeAll(async () => {
    const { projectId, publishableClientKey, baseUrl } = await createTestProject({ users: [ada] })
    const options = JSON.stringify({ projectId, publishableClientKey, baseUrl })
    const constants = `const options = ${options}, ada = ${JSON.stringify(ada)}`
    edge = await startEdge(`${constants}; ${PROGRAM}`, date)
  })
  afterAll(() => edge.stop())

  it('signs in, reads the user and signs out', async () => {
    const signedIn = (await edge.send('signIn')) as { tokens: object }
    expect(signedIn).toMatchObject({
      wrong: 'EMAIL_PASSWORD_MISMATCH',
      right: 'ok',
      email: ada.email,
    })
    const signedOut = {
      before: 'active',
      email: ada.email,
      confirmed: true,
      after: ['signed-out', null],
    }
    expect(await edge.send('signOut', signedIn.tokens)).toEqual(signedOut)
  })

  it('sends requests with an app that was created during startup', async () => {
    expect(await edge.send('project')).toMatchObject({ config: { credentialEnabled: true } })
  })
})
