import { createTestProject } from '@latchkey/testing'
import { afterEach, expect, it } from 'vitest'
import { ada } from '../../support/open-tab.js'
import { newestDate, startEdge } from '../../runtimes/start-edge.js'
import vectors from '../../../../../test-vectors/jwt-vectors.json' with { type: 'json' }
import { signIn } from './authenticate-app.js'

let edge: Awaited<ReturnType<typeof startEdge>> | undefined
afterEach(() => edge?.stop())

const { nowSeconds, issuer, audience, jwks } = vectors
const texts = vectors.vectors.filter(({ token }) => typeof token === 'string')

it('token verification in an edge runtime accepts exactly the valid vectors', async () => {
  const program = `
    import { createTokenVerifier } from '../../src/app/incoming-requests/verify-access-token.js'
    const { nowSeconds, issuer, audience, jwks } = ${JSON.stringify({ nowSeconds, issuer, audience, jwks })}
    const verify = createTokenVerifier({
      platform: { clock: { wall: () => nowSeconds * 1000, monotonic: () => 0 }, warn() {} },
      keys: { find: async (kid) => jwks.keys.find((key) => key.kid === kid) },
      projectId: audience,
      issuers: [issuer],
    })
    const outcomeOf = async (token) => (await verify(token)).errorCode ?? 'accept'
    export default {
      fetch: async (request) =>
        Response.json(await Promise.all((await request.json()).map(outcomeOf))),
    }`
  edge = await startEdge(program, newestDate)
  expect(await edge.send(...texts.map(({ token }) => token))).toEqual(
    texts.map(({ verify }) => verify),
  )
})

it('authenticate in an edge runtime returns the user of the session', async () => {
  const project = await createTestProject({ users: [ada] })
  const { projectId, secretServerKey, baseUrl } = project
  const program = `
    import { ServerApp } from '@latchkey/core/server'
    const app = new ServerApp(${JSON.stringify({ projectId, secretServerKey, baseUrl })})
    export default {
      async fetch(request) {
        const [headers] = await request.json()
        const auths = await Promise.all(
          [headers, headers, {}].map((own) => app.authenticate(new Request(request.url, { headers: own }))),
        )
        const user = await auths[0].getUser()
        return Response.json([...auths, user.primaryEmail])
      },
    }`
  const { user, header, cookie } = await signIn(project)
  edge = await startEdge(program, newestDate)
  const signedIn = expect.objectContaining({ status: 'signed-in', userId: user.id }) as unknown
  const signedOut = { status: 'signed-out', reason: 'USER_AUTHENTICATION_REQUIRED' }
  for (const headers of [header, { cookie }])
    expect(await edge.send(headers)).toEqual([signedIn, signedIn, signedOut, ada.email])
})
