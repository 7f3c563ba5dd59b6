import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { TokenFamily } from '../../../core/test/simulation/environment/token-family.js'
import { type Draw, drawFrom } from '../../../core/test/simulation/random.js'
import type { Project } from '../../src/db/schema.js'
import { findProject } from '../../src/domain/projects/project-keys.js'
import { shareSession } from '../../src/domain/sessions/refresh-rotation.js'
import { refresh } from '../../src/domain/sessions/sessions.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const SEQUENCES = 200
const STEPS = 10
/** Longer than the time for which a replaced token works. */
const MAX_PAUSE_MILLIS = 40_000

const service = await setupTestService()
const { ctx, clock } = service
const testProject = await openTestProject(service)
const { id: userId } = await signUp(testProject)
const project = await findProject(ctx, testProject.id)
if (!project) throw new Error('The project was not created.')

async function createSession() {
  const { body } = await testProject.call('POST', '/auth/sessions', {
    access: 'server',
    body: { user_id: userId },
  })
  const { refreshTokenId } = decodeJwt(String(body['access_token']))
  return { refreshToken: String(body['refresh_token']), sessionId: String(refreshTokenId) }
}

/** Draws a refresh, most often with the newest token and one key. */
function drawRefresh(draw: Draw, tokens: readonly string[]) {
  const newest = tokens.at(-1) ?? ''
  return {
    refreshToken: draw.chance(0.6) ? newest : draw.pick(tokens),
    rotates: draw.chance(0.6),
    binds: draw.chance(0.2),
    key: draw.pick([undefined, 'key', 'key', 'other key']),
  }
}

/** Sends the same random refreshes to the service and to the model. Resolves to those with different results. */
async function compareSequence(owner: Project, seed: number): Promise<readonly object[]> {
  const draw = drawFrom(seed, 'refreshes')
  const { refreshToken, sessionId } = await createSession()
  const model = new TokenFamily(refreshToken)
  const steps: object[] = []
  for (let step = 0; step < STEPS; step++) {
    clock.now += Math.round(draw.between(0, MAX_PAUSE_MILLIS))
    if (draw.chance(0.1)) {
      await shareSession(ctx.db, sessionId)
      model.share()
      steps.push({ shares: true })
    }
    const { binds, key, ...facts } = drawRefresh(draw, model.tokens)
    // The endpoint that binds does not announce rotation, and requires a proof.
    const request = binds
      ? { ...facts, key: key ?? 'key', binds, rotates: false }
      : { ...facts, key, binds }
    const proveKey = async () => request.key
    const refreshed = await refresh(ctx, owner, { ...request, ipInfo: null, proveKey })
    const expected = model.refresh({
      ...request,
      now: clock.now,
      signAccessToken: () => refreshed?.accessToken ?? '',
      createToken: () => refreshed?.refreshToken ?? 'no token',
    })
    const isRefused = expected.effect === 'none' || expected.effect === 'ends-session'
    steps.push({ ...request, effect: expected.effect, refreshToken: expected.refreshToken })
    if (
      isRefused !== (refreshed === undefined) ||
      expected.refreshToken !== refreshed?.refreshToken
    )
      return [{ seed }, ...steps, { refreshed }]
    if (expected.effect === 'ends-session') break
  }
  return []
}

it(`the model of the simulation gives the results of the service in ${SEQUENCES} random sequences of refreshes`, async () => {
  const differences: object[] = []
  for (let seed = 1; seed <= SEQUENCES; seed++)
    differences.push(...(await compareSequence(project, seed)))
  expect(differences).toEqual([])
})
