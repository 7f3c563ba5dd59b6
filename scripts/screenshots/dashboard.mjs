import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mustRun } from '../command.mjs'
import { untilAnswered } from '../start/answer.mjs'
import { freePort } from '../start/free-port.mjs'
import { startProgram } from '../start/program.mjs'
import { pages } from './dashboard-pages.mjs'
import { states } from './dashboard-states.mjs'
import { languages, takePictures, viewports } from './take-pictures.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const adminApp = 'packages/core/dist/admin.js'
const owner = { email: 'owner@example.com', password: 'owner-password', emailVerified: true }
const LONG_NAME = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(4)

/** The projects by the names that `states` uses, with the names of their users. */
const projects = {
  busy: {
    id: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
    displayName: 'Difference',
    users: ['Ada Lovelace', 'Charles Babbage', 'Grace Hopper'],
  },
  empty: { id: 'a1c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e11', displayName: 'New project', users: [] },
  long: {
    id: 'b3c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e12',
    displayName: LONG_NAME.slice(0, 200),
    users: [LONG_NAME.slice(0, 250), 'Ada Lovelace'],
  },
}
/** @typedef {keyof typeof projects} ProjectName */

/** @param {ProjectName} name */
const keyOf = (name) => `sak_development_screenshots_${name}`

/** A service in memory with the projects. */
const configuration = {
  mode: 'development',
  dashboard: true,
  projects: [
    ...Object.entries(projects).map(([name, { id, displayName, users }]) => ({
      id,
      displayName,
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
      domains:
        name === 'empty'
          ? [{ domain: 'http://localhost:3000', handlerPath: '/handler' }]
          : [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
      keys: { superSecretAdminKey: keyOf(/** @type {ProjectName} */ (name)) },
      webhooks:
        name === 'empty'
          ? []
          : [{ url: `https://app.example.com/${name === 'long' ? 'x'.repeat(200) : 'webhooks'}` }],
      users: users.map((userName) => ({
        displayName: userName,
        email: `${userName.slice(0, 30).split(' ')[0]?.toLowerCase().replace('ü', 'u')}@example.com`,
        password: 'correct horse battery',
        emailVerified: true,
      })),
    })),
    {
      id: 'internal',
      displayName: 'Latchkey',
      config: { allowLocalhost: true, clientTeamCreationEnabled: true },
      keys: { publishableClientKey: 'pck_development_internal' },
      users: [
        {
          ...owner,
          displayName: 'Owner',
          ownedProjectIds: Object.values(projects).map(({ id }) => id),
        },
      ],
    },
  ],
}

/** @param {string} folder */
async function startService(folder) {
  const file = join(folder, 'latchkey.config.json')
  await writeFile(file, JSON.stringify(configuration))
  const port = await freePort()
  const args = ['packages/service/dist/bin.js', '--config', file, '--port', String(port)]
  const { stop } = startProgram({ name: 'service', args, cwd: root }, console.log)
  const url = `http://localhost:${port}`
  await untilAnswered(`${url}/health`, { signal: AbortSignal.timeout(60_000) })
  return { url, stop }
}

/**
 * Creates a team with members and an invitation, which also fills the email log and the audit log.
 *
 * @param {string} baseUrl
 * @param {ProjectName} name
 * @returns the IDs that replace `{user}`, `{team}` and `{connection}` in the paths
 */
async function createContent(baseUrl, name) {
  const { AdminApp } = await import(pathToFileURL(join(root, adminApp)).href)
  const { id: projectId } = projects[name]
  const admin = new AdminApp({ baseUrl, projectId, superSecretAdminKey: keyOf(name) })
  if (name === 'empty') return { user: '', team: '', connection: '' }
  const isLong = name === 'long'
  const teamName = isLong ? LONG_NAME.slice(0, 250) : 'Analytical Engines'
  const team = await admin.createTeam({ displayName: teamName })
  const users = await admin.listUsers()
  for (const { id } of users) await team.addUser(id)
  const callbackUrl = 'https://app.example.com/handler/team-invitation'
  await team.inviteUser({ email: 'mary@example.com', callbackUrl })
  await admin.createInternalApiKey({
    description: isLong ? LONG_NAME.slice(0, 250) : 'Production',
    expiresAt: new Date(Date.now() + 90 * 86_400_000),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
  })
  await admin.createTeamPermissionDefinition({
    id: isLong ? 'x'.repeat(60) : 'write_documents',
    description: isLong ? LONG_NAME : 'Can change documents',
    containedPermissionIds: ['$read_members'],
  })
  await users.at(-1)?.ban({ reason: 'Spam' })
  await changeSettings(admin, isLong)
  await createOAuthServer(admin, isLong)
  const connection = await createSingleSignOn(team, isLong)
  return { user: users[0]?.id, team: team.id, connection }
}

/**
 * Changes settings, whose old and new values the audit log shows.
 *
 * @param {import('../../packages/core/src/admin.js').AdminApp} admin
 * @param {boolean} isLong
 */
async function changeSettings(admin, isLong) {
  const project = await admin.getProject()
  await project.update({ config: { clientUserDeletionEnabled: true } })
  await project.update({
    config: { supportEmail: 'help@example.com', maxSessionsPerUser: 5, proofOfWork: 'always' },
  })
  await project.update({
    config: {
      emailConfig: {
        type: 'standard',
        host: isLong ? `${'x'.repeat(60)}.example.com` : 'smtp.example.com',
        port: 465,
        username: 'engines',
        password: 'sesame',
        senderName: isLong ? LONG_NAME.slice(0, 200) : 'Engines',
        senderEmail: 'engines@example.com',
      },
    },
  })
  await project.update({ config: { emailConfig: { type: 'shared' } } })
}

/**
 * Turns the OAuth server on, with clients of several kinds.
 *
 * @param {import('../../packages/core/src/admin.js').AdminApp} admin
 * @param {boolean} isLong
 */
async function createOAuthServer(admin, isLong) {
  const scope = isLong ? 'x'.repeat(100) : 'notes:read'
  await admin.updateOAuthServer({
    isEnabled: true,
    consentUrl: 'https://app.example.com/handler/oauth-consent',
    resources: [
      {
        identifier: `https://api.example.com/${isLong ? 'x'.repeat(200) : 'notes'}`,
        scopes: [
          { id: scope, description: isLong ? LONG_NAME.slice(0, 250) : 'Read your notes' },
          { id: 'notes:write', description: 'Create and change your notes' },
        ],
      },
    ],
  })
  await admin.createOAuthClient({
    displayName: isLong ? LONG_NAME.slice(0, 250) : 'Second app',
    redirectUrls: [
      `https://second.example.com/${isLong ? 'x'.repeat(200) : 'callback'}`,
      'http://localhost:3000/callback',
    ],
  })
  if (isLong) return
  await admin.createOAuthClient({
    displayName: 'Notes for desktop',
    redirectUrls: ['http://127.0.0.1/callback'],
    tokenEndpointAuthMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'offline_access', 'notes:read', 'notes:write'],
  })
  await admin.createOAuthClient({
    displayName: 'Nightly export',
    grantTypes: ['client_credentials'],
    scopes: ['notes:read'],
  })
}

/**
 * Connects a team with an identity provider.
 *
 * @param {import('../../packages/core/src/server.js').ServerTeam} team
 * @param {boolean} isLong
 * @returns the ID of the connection
 */
async function createSingleSignOn(team, isLong) {
  const singleSignOn = await team.loadSingleSignOn()
  // In development, domains below .test need no record.
  const { id } = await singleSignOn.addDomain(`${isLong ? 'x'.repeat(60) : 'acme'}.test`)
  await singleSignOn.verifyDomain(id)
  await singleSignOn.addDomain(`${isLong ? 'y'.repeat(60) : 'acme'}.example`)
  const connection = await singleSignOn.createConnection({
    displayName: isLong ? LONG_NAME.slice(0, 250) : 'Acme',
    oidc: {
      issuer: `https://login.acme.example/${isLong ? 'x'.repeat(200) : ''}`,
      clientId: isLong ? 'x'.repeat(200) : 'engines',
      clientSecret: 'a secret',
    },
    groupMappings: [
      {
        group: isLong ? LONG_NAME.slice(0, 250) : 'Engineering',
        permissionIds: ['team_admin', isLong ? 'x'.repeat(60) : 'write_documents'],
      },
    ],
    defaultPermissionIds: ['team_member'],
  })
  await singleSignOn.createScimToken(connection.id, {
    description: isLong ? LONG_NAME.slice(0, 250) : 'Okta',
  })
  return connection.id
}

/** @param {import('playwright-core').BrowserContext} context @param {string} url */
async function signIn(context, url) {
  const tab = await context.newPage()
  await tab.goto(`${url}/dashboard/handler/sign-in`)
  await tab.getByLabel('Email address').fill(owner.email)
  await tab.getByLabel('Password', { exact: true }).fill(owner.password)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByRole('heading', { name: 'Projects' }).waitFor()
  await tab.goto(`${url}/dashboard/handler/account-settings/new-team`)
  await tab.getByLabel('Team name').fill('Platform')
  await tab.getByRole('button', { name: 'Create team' }).click()
  await tab.getByRole('heading', { name: 'Platform' }).waitFor()
  await tab.close()
}

/**
 * Takes pictures of one page in one state, in a tab of its own: at the widths of a phone and of a desktop, light and dark.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {import('./dashboard-states.mjs').State} state
 * @param {{ frame: string, url: string, path: string, lang: string }} addresses the frame is opened first
 */
async function takeState(context, { before, on, isDialog = false }, { frame, url, path, lang }) {
  const tab = await context.newPage()
  await tab.setViewportSize(viewports[1] ?? { width: 1280, height: 800 })
  // The frame of the project is there before a call fails.
  await tab.goto(frame)
  await tab.evaluate((tag) => localStorage.setItem('latchkey-dashboard-language', tag), lang)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await before?.(tab)
  await tab.goto(url)
  await on?.(tab)
  for (const viewport of viewports) {
    await tab.setViewportSize(viewport)
    // Chromium paints a frame below the window only once it was in view.
    for (const frame of await tab.locator('iframe:visible').all())
      await frame.scrollIntoViewIfNeeded()
    await tab.evaluate(() => window.scrollTo(0, 0))
    await takePictures(tab, path, { fullPage: !isDialog })
  }
  await context.setOffline(false)
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.close()
}

/**
 * Starts a service with the projects, and signs their owner in to its dashboard.
 *
 * @param {import('playwright-core').Browser} browser
 */
export async function openDashboard(browser) {
  const filters = ['--filter=@latchkey/service', '--filter=@latchkey/dashboard']
  await mustRun('turbo', ['run', 'build', ...filters])
  const data = await mkdtemp(join(tmpdir(), 'latchkey-screenshots-'))
  const { url, stop } = await startService(data)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await signIn(context, url)
  const content = {
    busy: await createContent(url, 'busy'),
    empty: await createContent(url, 'empty'),
    long: await createContent(url, 'long'),
  }
  /** @param {ProjectName} name */
  const baseOf = (name) => `${url}/dashboard/projects/${projects[name].id}`
  return {
    context,
    baseOf,
    /**
     * Returns the URL of a page.
     *
     * @param {import('./dashboard-pages.mjs').PageName} page
     * @param {ProjectName} name
     */
    urlOf: (page, name) => {
      const { user, team, connection } = content[name]
      const path = pages[page]
        .replace('{user}', user)
        .replace('{team}', team)
        .replace('{connection}', connection)
      return `${baseOf(name)}/${path}`
    },
    close: async () => {
      await context.close()
      await stop()
      await rm(data, { recursive: true })
    },
  }
}

/**
 * Takes pictures of every page of the dashboard in the states of `dashboard-states.mjs`. Those whose controls are found by their
 * names are in English only.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @param {readonly string[]} [names] only these pages and states
 */
export async function takeDashboardPictures(browser, folder, names = []) {
  const unknown = names.filter((name) => !(name in pages) && !(name in states))
  if (unknown.length > 0) throw new Error(`Unknown pages or states: ${unknown.join(', ')}`)
  const { context, baseOf, urlOf, close } = await openDashboard(browser)
  for (const [name, state] of Object.entries(states)) {
    const project = state.project ?? 'busy'
    const base = baseOf(project)
    for (const page of state.pages ?? /** @type {(keyof typeof pages)[]} */ (Object.keys(pages))) {
      if (names.length > 0 && !names.includes(page) && !names.includes(name)) continue
      for (const lang of state.isInEveryLanguage ? languages : ['en'])
        await takeState(context, state, {
          frame: `${base}/sign-in`,
          url: urlOf(page, project),
          path: `${folder}/dashboard/${page}/${name.replaceAll(/[^\w-]+/g, '-')}-${lang}`,
          lang,
        })
    }
  }
  await close()
}
