import { createTestProject, type TestProject } from '@latchkey/testing'
import type { Route } from '@latchkey/testing/network'
import { beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '../server/open-server.js'
import { openHeldTab } from '../support/held-tab.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()
const HEADER = 'x-stack-proof-of-work'
const SIGN_UP = 'POST /auth/password/sign-up'
const grace = { email: 'grace@example.com', password: ada.password }

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: {
      magicLinkEnabled: true,
      anonymousAccountsEnabled: true,
      proofOfWork: 'always',
    },
  })
})

type App = ReturnType<typeof openTab>['app']

describe('a client of a project that requires a proof of work', () => {
  it.each<[string, Route, (app: App) => Promise<unknown>]>([
    [
      'signUpWithPassword',
      SIGN_UP,
      (app) => app.signUpWithPassword({ ...grace, noRedirect: true }),
    ],
    [
      'sendMagicLinkEmail',
      'POST /auth/otp/send-sign-in-code',
      (app) => app.sendMagicLinkEmail(ada.email),
    ],
    [
      'sendForgotPasswordEmail',
      'POST /auth/password/send-reset-code',
      (app) => app.sendForgotPasswordEmail(ada.email),
    ],
  ])('solves the challenge of %s and repeats the call', async (_, route, call) => {
    const { app } = openTab(project)
    expect(await call(app)).toMatchObject({ status: 'ok' })
    expect(network.calls(route)).toBe(2)
  })

  it('signs an anonymous user in, and up', async () => {
    const { app } = openTab(project)
    const { id } = await app.signInAnonymously()
    await app.signUpWithPassword({ ...grace, noRedirect: true })
    expect((await app.getUser())?.id).toBe(id)
  })

  it('reports the second attempt with its reason', async () => {
    const reasons: unknown[] = []
    const { app } = openTab(project, {
      onEvent: (event) => {
        if (event.type === 'retry') reasons.push(event.reason)
      },
    })
    await app.sendMagicLinkEmail(ada.email)
    expect(reasons).toEqual(['proof-of-work'])
  })

  it('solves another challenge if the first one has expired meanwhile', async () => {
    let proofs = 0
    const { app } = openTab(project, {
      async fetch(input, init) {
        if (new Headers(init?.headers).has(HEADER) && ++proofs === 1)
          await project.clock.advance('11m')
        return fetch(input, init)
      },
    })
    expect(await app.sendMagicLinkEmail(ada.email)).toMatchObject({ status: 'ok' })
    expect(proofs).toBe(2)
  })

  it("solves challenges that a server passes on with sessions: 'server'", async () => {
    const { app } = openHeldTab(project, openServer(project))
    const result = await app.signUpWithPassword({ ...grace, noRedirect: true })
    expect(result.status).toBe('ok')
    expect(app.session.get().status).toBe('active')
  })

  it('gets PROOF_OF_WORK_REQUIRED in a runtime that cannot solve it', async () => {
    const { subtle } = crypto
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
    try {
      const { app, warnings } = openTab(project)
      await expect(app.sendMagicLinkEmail(ada.email)).rejects.toMatchObject({
        code: 'PROOF_OF_WORK_REQUIRED',
      })
      expect(warnings).toEqual([expect.stringContaining('needs WebCrypto')])
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
    }
  })
})
