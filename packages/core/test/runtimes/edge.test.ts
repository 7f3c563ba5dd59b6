import { createTestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { newestDate, startEdge } from './start-edge.js'

/** What somebody's worker could do, with a project in `options` and a person in `ada`. */
const PROGRAM = `
  import { ClientApp } from '@latchkey/core'

  // Made before there is a request, where a worker may not yet ask for anything.
  const nobody = new ClientApp({ ...options, tokenStore: null })

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

  const steps = { signIn, signOut, project: () => nobody.getProject() }
  export default {
    async fetch(request) {
      const [step, ...given] = await request.json()
      return Response.json(await steps[step](...given))
    },
  }`

describe.each([
  ['today', newestDate],
  // The day after, `cache` became an option of requests; before, any such option made them throw.
  ['before 2024-11-11', '2024-11-10'],
])('in an edge runtime as of %s', (_, date) => {
  let edge: Awaited<ReturnType<typeof startEdge>>
  beforeAll(async () => {
    const { projectId, publishableClientKey, baseUrl } = await createTestProject({ users: [ada] })
    const options = JSON.stringify({ projectId, publishableClientKey, baseUrl })
    const given = `const options = ${options}, ada = ${JSON.stringify(ada)}`
    edge = await startEdge(`${given}; ${PROGRAM}`, date)
  })
  afterAll(() => edge.stop())

  it('signs in, reads the user and signs out', async () => {
    const signedIn = (await edge.ask('signIn')) as { tokens: object }
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
    expect(await edge.ask('signOut', signedIn.tokens)).toEqual(signedOut)
  })

  it('asks with an app that was made while the program was loaded', async () => {
    expect(await edge.ask('project')).toMatchObject({ config: { credentialEnabled: true } })
  })
})
