import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import {
  layoutShiftOf,
  MAX_LAYOUT_SHIFT,
  watchLayoutShifts,
} from '../../../../scripts/chromium/layout-shift.mjs'
import { buildApp } from './build-app.js'
import { ada, callApp, openPages } from './open-pages.js'

const signedOutPages = [
  'sign-in',
  'sign-up',
  'forgot-password',
  'password-reset?code=x',
  'email-verification?code=x',
  'magic-link-callback?code=x',
  'mfa',
  'mfa-setup',
  'oauth-callback',
  'team-invitation?code=x',
  'cli-auth-confirm?login_code=x',
  'error',
  'sign-out',
  'nowhere',
]
const settings = [
  '',
  '/profile',
  '/emails',
  '/security',
  '/sessions',
  '/api-keys',
  '/new-team',
].map((section) => `account-settings${section}`)

const files = await buildApp()

it.for([390, 1280])(
  'hosted pages have no layout shift while they load at %d px',
  async (width, { annotate }) => {
    const project = await createTestProject({
      users: [{ ...ada, emailVerified: true }],
      config: {
        passkeyEnabled: true,
        magicLinkEnabled: true,
        allowUserApiKeys: true,
        clientTeamCreationEnabled: true,
        clientUserDeletionEnabled: true,
        oauthProviders: [
          { id: 'github', type: 'shared' },
          { id: 'google', type: 'shared' },
        ],
      },
    })
    const { page, context } = await openPages(project, '/', files)
    await watchLayoutShifts(context)
    await page.setViewportSize({ width, height: 800 })
    const shifts: Record<string, number> = {}
    const visit = async (path: string) => {
      await page.goto(`/handler/${path}`)
      await page.getByRole('heading').first().waitFor()
      shifts[path] = await layoutShiftOf(page)
    }
    for (const path of signedOutPages) await visit(path)
    await page.goto('/')
    await callApp(
      page,
      (app, credentials) =>
        app.signInWithPassword({ ...credentials, noRedirect: true }).then(() => null),
      ada,
    )
    const teamId = await callApp(
      page,
      async (app, fields) => (await (await app.getUser({ or: 'throw' })).createTeam(fields)).id,
      { displayName: 'Engines' },
    )
    const team = `account-settings/team/${teamId}`
    for (const path of [...settings, team, `${team}/members`, `${team}/invitations`])
      await visit(path)
    await annotate(JSON.stringify(shifts))
    const jumps = Object.entries(shifts).filter(([, shift]) => shift > MAX_LAYOUT_SHIFT)
    expect(jumps).toEqual([])
  },
)

it.for([390, 1280])(
  'hosted pages have no layout shift while their content changes at %d px',
  async (width, { annotate }) => {
    const project = await createTestProject({
      users: [{ ...ada, emailVerified: true }],
      config: { magicLinkEnabled: true },
    })
    const { page, context } = await openPages(project, '/', files)
    await watchLayoutShifts(context)
    await page.setViewportSize({ width, height: 800 })
    // A shift within 500 ms of a click does not count, so the responses must come later.
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const shifts: Record<string, number> = {}
    for (const path of ['forgot-password', 'sign-in']) {
      await page.goto(`/handler/${path}`)
      if (path === 'sign-in')
        await page.getByRole('button', { name: 'Use an email code instead' }).click()
      await page.getByLabel('Email').fill(ada.email)
      await page.getByLabel('Email').press('Enter')
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
      shifts[path] = await layoutShiftOf(page)
    }
    await annotate(JSON.stringify(shifts))
    expect(Object.entries(shifts).filter(([, shift]) => shift > MAX_LAYOUT_SHIFT)).toEqual([])
  },
)
