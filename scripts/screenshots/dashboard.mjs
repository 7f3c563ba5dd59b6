import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mustRun } from '../command.mjs'
import { untilAnswered } from '../start/answer.mjs'
import { freePort } from '../start/free-port.mjs'
import { startProgram } from '../start/program.mjs'
import { languages, takePictures, viewports } from './take-pictures.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const adminApp = 'packages/core/dist/admin.js'
const projectId = 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10'
const owner = { email: 'owner@example.com', password: 'owner-password', emailVerified: true }
const pages = {
  overview: '',
  users: 'users',
  teams: 'teams',
  permissions: 'permissions',
  'sign-in': 'sign-in',
  policies: 'policies',
  providers: 'providers',
  domains: 'domains',
  keys: 'keys',
  templates: 'templates',
  template: 'templates/magic_link',
  notifications: 'notifications',
  'email-server': 'email-server',
  'email-log': 'email-log',
  branding: 'branding',
  webhooks: 'webhooks',
  'audit-log': 'audit-log',
  general: 'general',
}
/** A page, and the button that opens its dialog. */
const dialogs = /** @type {const} */ ([
  ['providers', 'Turn on GitLab'],
  ['keys', 'New keys'],
  ['general', 'Transfer project'],
])

/** A service in memory with a project and some users. */
const configuration = {
  mode: 'development',
  dashboard: true,
  projects: [
    {
      id: projectId,
      displayName: 'Difference',
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
      domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
      keys: { superSecretAdminKey: 'sak_development_screenshots' },
      users: ['Ada Lovelace', 'Charles Babbage', 'Grace Hopper'].map((displayName) => ({
        displayName,
        email: `${displayName.split(' ')[0]?.toLowerCase()}@example.com`,
        password: 'correct horse battery',
        emailVerified: true,
      })),
    },
    {
      id: 'internal',
      displayName: 'Latchkey',
      config: { allowLocalhost: true, clientTeamCreationEnabled: true },
      keys: { publishableClientKey: 'pck_development_internal' },
      users: [{ ...owner, displayName: 'Owner', ownedProjectIds: [projectId] }],
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
 * @returns the paths of the pages of a user and of the team
 */
async function createContent(baseUrl) {
  const { AdminApp } = await import(pathToFileURL(join(root, adminApp)).href)
  const superSecretAdminKey = 'sak_development_screenshots'
  const admin = new AdminApp({ baseUrl, projectId, superSecretAdminKey })
  const team = await admin.createTeam({ displayName: 'Analytical Engines' })
  const users = await admin.listUsers()
  for (const { id } of users) await team.addUser(id)
  const callbackUrl = 'https://app.example.com/handler/team-invitation'
  await team.inviteUser({ email: 'mary@example.com', callbackUrl })
  await admin.createInternalApiKey({
    description: 'Production',
    expiresAt: new Date(Date.now() + 90 * 86_400_000),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
  })
  return { user: `users/${users[0]?.id}`, team: `teams/${team.id}` }
}

/**
 * Takes pictures of dialogs with many kinds of fields, in English: their buttons are found by their names.
 *
 * @param {import('playwright-core').Page} tab
 * @param {string} project
 * @param {string} folder
 */
async function takeDialogPictures(tab, project, folder) {
  for (const [page, opener] of dialogs)
    for (const viewport of viewports) {
      await tab.setViewportSize(viewport)
      await tab.goto(`${project}/${page}`)
      await tab.getByRole('button', { name: opener }).first().click()
      await tab.getByRole('dialog').waitFor()
      await takePictures(tab, `${folder}/dashboard/${page}-dialog-en`, { fullPage: false })
    }
}

/**
 * Takes pictures of every page of the dashboard in each language.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 */
export async function takeDashboardPictures(browser, folder) {
  const filters = ['--filter=@latchkey/service', '--filter=@latchkey/dashboard']
  await mustRun('turbo', ['run', 'build', ...filters])
  const data = await mkdtemp(join(tmpdir(), 'latchkey-screenshots-'))
  const { url, stop } = await startService(data)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
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
  const content = await createContent(url)
  await takeDialogPictures(tab, `${url}/dashboard/projects/${projectId}`, folder)
  for (const lang of languages) {
    await tab.evaluate((tag) => localStorage.setItem('latchkey-dashboard-language', tag), lang)
    for (const [name, path] of Object.entries({ ...pages, ...content }))
      for (const viewport of viewports) {
        await tab.setViewportSize(viewport)
        await tab.goto(`${url}/dashboard/projects/${projectId}/${path}`)
        await tab.getByRole('heading', { level: 1 }).waitFor()
        await tab.waitForLoadState('networkidle')
        await takePictures(tab, `${folder}/dashboard/${name}-${lang}`)
      }
  }
  await context.close()
  await stop()
  await rm(data, { recursive: true })
}
