import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientApp, CurrentUser } from '@latchkey/core'
import { createTestProject, environmentOf, type TestProject } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { asServer } from '../../packages/core/test/support/as-server.js'
import { createPasskeyDevice } from '../../packages/core/test/support/passkey-device.js'
import { stubPasskeys } from '../../packages/react/test/stub-passkeys.js'
import {
  ada,
  failuresOf,
  OPENID_PROVIDER,
  openProvider,
  OWNER,
  pagesOf,
  readBlock,
  runSample,
  samplesOf,
  seed,
  type Sample,
} from './samples.js'
import { createTeamOfCompany } from './team-of-company.js'

const callbackUrl = 'http://localhost:3000/handler/page'
/** Samples that end on the page of a provider. */
const PROVIDER = /signInWithOAuth|getConnectedAccount|linkConnectedAccount/

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

/** Gives the user what a sample uses: a passkey on the device of the page, an account at a provider, or the team of a company. */
async function connect(
  { code }: Sample,
  { app, user, project }: { app: ClientApp; user: CurrentUser; project: TestProject },
) {
  if (code.includes('Passkey('))
    stubPasskeys(createPasskeyDevice({ origin: location.origin }).credentials)
  if (code.includes('signInWithPasskey')) {
    await user.registerPasskey()
    await app.signOut({ noRedirect: true })
  }
  if (code.includes('loadSingleSignOn')) await createTeamOfCompany(user)
  if (/listConnectedAccounts|listOAuthProviders/.test(code))
    await asServer(project, 'POST', '/oauth-providers', {
      user_id: user.id,
      provider_config_id: 'github',
      account_id: '583231',
      email: ada.email,
      allow_sign_in: true,
      allow_connected_accounts: true,
    })
}

/** Confirms the sign-in of a command-line tool, as the page that its link opens does. */
async function confirmLogin(response: Response, app: ClientApp) {
  const { login_code } = (await response.clone().json()) as { login_code: string }
  await app.completeCliLogin(login_code)
}

/** Resolves when the sample has ended, or to the URL for which it has left the page. */
async function run(sample: Sample) {
  const isUnverified =
    sample.code.includes('sendVerificationEmail') || sample.code.includes('readEmailVerification')
  const project = await createTestProject({
    ...seed,
    users: [{ ...ada, emailVerified: !isUnverified }],
    ...(OPENID_PROVIDER.test(sample.code) && {
      config: { openIdProviders: [await openProvider()] },
    }),
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
  const assigned = vi.spyOn(location, 'assign').mockImplementation((url) => leave(String(url)))
  // The client goes to a provider with a link, which omits the referrer.
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    leave(this.href)
  })
  Object.assign(process.env, environmentOf(project))
  if (sample.code.includes('createRecoveryCodes'))
    await user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
  const code = await codeFor(sample, app, project)
  window.history.replaceState(null, '', `/?code=${code}`)
  await connect(sample, { app, user, project })
  document.body.innerHTML = await pageOf(sample)
  const own = globalThis.fetch
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const { url } = new Request(...args)
    if (!url.startsWith(project.baseUrl)) return Response.json({})
    const response = await own(...args)
    if (url.endsWith('/auth/cli')) await confirmLogin(response, app)
    return response
  })
  try {
    const ended = runSample({ ...sample, code: await inFolder(sample.code) }).then(() => '')
    const left = await Promise.race([ended, hasLeft])
    expect(left.includes('/auth/oauth/authorize/')).toBe(PROVIDER.test(sample.code))
    const signsIn = sample.code.includes('await latchkey.signInWithPasskey(')
    expect(!signsIn || (await app.getUser()) !== null).toBe(true)
  } finally {
    assigned.mockRestore()
    clicked.mockRestore()
    vi.unstubAllGlobals()
    app.dispose()
  }
}

/** The page that a server without a framework sends to a visitor. */
const SERVER_PAGE = `<script type="application/json" id="user">null</script>
<div id="root"><!--$--><p>Hello, <!-- -->visitor</p><!--/$--></div>`

/** The HTML of the page that a sample is the script of, without that script. */
async function pageOf({ name, code }: Sample): Promise<string> {
  if (code.startsWith('// client.tsx')) return SERVER_PAGE
  if (!code.startsWith('// app.ts')) return ''
  const html = await readBlock(name.replace(/:.*/, ''), 'html')
  return html.replace(/<script.*<\/script>/, '')
}

/** Replaces the file that a sample writes by one in a temporary folder. */
async function inFolder(code: string): Promise<string> {
  if (!code.includes("'session.json'")) return code
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-samples-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return code.replace("'session.json'", JSON.stringify(join(folder, 'session.json')))
}

const samples = (await samplesOf(false)).filter(({ code }) => !OWNER.test(code))

describe('samples of the client', () => {
  it.each(pagesOf(samples))('run as pasted: %s', async (_, samplesOfPage) => {
    expect(await failuresOf(samplesOfPage, run)).toEqual([])
  })

  it('are run unless they need a browser or a framework', () => {
    expect(samples.length).toBeGreaterThan(100)
  })
})
