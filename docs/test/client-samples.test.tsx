import type { ClientApp } from '@latchkey/core'
import { createTestProject, environmentOf, type TestProject } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import { ada, failuresOf, pagesOf, runSample, samplesOf, seed, type Sample } from './samples.js'

/** Samples that need a device, a window of their own, an account at a provider, or the project of the dashboard. */
const NEEDS_MORE =
  /Passkey\(|promptCliLogin|signInWithOAuth|ConnectedAccount|OwnedProjects|transferProject|redirectTo\('https/

const callbackUrl = 'http://localhost:3000/handler/page'

/** Emails the code that a sample reads from the URL of its page. */
async function codeFor({ code }: Sample, app: ClientApp, project: TestProject) {
  if (!code.includes("location.search).get('code')")) return ''
  const user = await app.getUser({ or: 'throw' })
  if (code.includes('readEmailVerification')) await user.sendVerificationEmail({ callbackUrl })
  if (code.includes('PasswordReset')) await app.sendForgotPasswordEmail(ada.email, { callbackUrl })
  if (code.includes('MagicLink')) await app.sendMagicLinkEmail(ada.email, { callbackUrl })
  if (code.includes('TeamInvitation')) {
    const team = await user.createTeam({ displayName: 'Engines' })
    await team.inviteUser({ email: ada.email, callbackUrl })
  }
  return (await project.inbox.next({ to: ada.email })).code ?? ''
}

/** Resolves when the sample has ended or has left the page. */
async function run(sample: Sample) {
  const isUnverified =
    sample.code.includes('sendVerificationEmail') || sample.code.includes('readEmailVerification')
  const project = await createTestProject({
    ...seed,
    users: [{ ...ada, emailVerified: !isUnverified }],
  })
  let leave: (url: string) => void = () => undefined
  const hasLeft = new Promise<string>((resolve) => (leave = resolve))
  const { app, user } = await project.signedIn(ada, {
    redirectMethod: { navigate: (to) => leave(to) },
  })
  if (sample.code.includes("'anonymous'")) await app.signOut({ noRedirect: true })
  vi.stubGlobal('latchkey', app)
  vi.stubGlobal('prompt', () => '000000')
  vi.stubGlobal('confirm', () => true)
  Object.assign(process.env, environmentOf(project))
  if (sample.code.includes('createRecoveryCodes'))
    await user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
  const code = await codeFor(sample, app, project)
  window.history.replaceState(null, '', `/?code=${code}`)
  const own = globalThis.fetch
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
    new Request(...args).url.startsWith(project.baseUrl)
      ? own(...args)
      : Promise.resolve(Response.json({})),
  )
  try {
    await Promise.race([runSample(sample), hasLeft])
  } finally {
    vi.unstubAllGlobals()
    app.dispose()
  }
  return user
}

const samples = (await samplesOf(false)).filter(({ code }) => !NEEDS_MORE.test(code))

describe('samples of the client', () => {
  it.each(pagesOf(samples))('run as pasted: %s', async (_, samplesOfPage) => {
    expect(await failuresOf(samplesOfPage, run)).toEqual([])
  })

  it('are run unless they need a browser or a framework', () => {
    expect(samples.length).toBeGreaterThan(90)
  })
})
