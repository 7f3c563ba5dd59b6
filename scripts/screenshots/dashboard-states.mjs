import { lists, loading } from './dashboard-pages.mjs'
import { connectCompany, connectUser, enlarge, testOf } from './dashboard-responses.mjs'

/**
 * The states of the dashboard of which pictures are taken: each has the paths of its pages, by the names of the pictures, and
 * what happens before and on the page.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./dashboard-pages.mjs').PageName} PageName
 * @typedef {object} State
 * @property {'busy' | 'empty' | 'long'} [project] the project, by default `busy`
 * @property {readonly PageName[]} [pages] by default all
 * @property {(tab: Page) => Promise<unknown>} [before] prepares the tab, before the page is opened
 * @property {(tab: Page) => Promise<unknown>} [on] waits for the state, or brings it about
 * @property {boolean} [isInEveryLanguage] by default in English only
 * @property {boolean} [isDialog] whether only the window is taken, because a dialog covers the page
 */

/** Calls of a project, without those of the frame. */
const CALLS =
  /\/api\/v1\/(?!users\/me|teams|features|check-feature-support|internal\/projects(?:\/current)?(?:$|\?))/

/**
 * @param {Page} tab
 * @param {string} name
 */
const press = (tab, name) => tab.getByRole('main').getByRole('button', { name }).first().click()

/** @param {Page} tab */
const untilLoaded = async (tab) => {
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await tab.waitForLoadState('networkidle')
  await tab.locator('main .skeleton').first().waitFor({ state: 'detached' })
}

/** @type {Readonly<Record<string, State>>} */
export const states = {
  loaded: { on: untilLoaded, isInEveryLanguage: true },
  empty: { project: 'empty', pages: lists, on: untilLoaded },
  long: { project: 'long', on: untilLoaded },
  filters: {
    pages: ['users', 'audit-log'],
    on: async (tab) => {
      await untilLoaded(tab)
      // Folded on a phone only.
      await tab.setViewportSize({ width: 390, height: 844 })
      await press(tab, 'Filters')
    },
  },
  'many-users': { pages: ['overview', 'users'], before: enlarge, on: untilLoaded },
  loading: {
    pages: loading,
    before: (tab) => tab.route(CALLS, () => {}),
    on: async (tab) => {
      await tab.getByRole('navigation', { name: 'Project' }).waitFor()
      // The skeleton appears after a moment.
      await tab.locator('main .skeleton > *').first().waitFor()
    },
  },
  failed: {
    pages: loading,
    before: (tab) => tab.route(CALLS, (route) => route.abort()),
    on: (tab) => tab.getByRole('heading', { name: 'This page couldn’t load' }).waitFor(),
  },
  offline: {
    pages: ['overview', 'users', 'general'],
    on: async (tab) => {
      await untilLoaded(tab)
      await tab.context().setOffline(true)
      await tab.getByText('You’re offline.').waitFor()
    },
  },
  unsaved: {
    pages: ['general', 'policies'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      const field = tab.locator('main input:is([type=number], [name=displayName]):visible')
      await field.first().fill('9')
      await tab.getByRole('link', { name: 'Overview' }).click()
      await tab.getByRole('dialog').waitFor()
    },
  },
  'test-sent': {
    pages: ['template'],
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'Send test email')
      await tab.getByText('The test email is in the inbox').waitFor()
    },
  },
  preview: {
    pages: ['template'],
    on: async (tab) => {
      await untilLoaded(tab)
      // The choice is on phones only.
      await tab.setViewportSize({ width: 390, height: 844 })
      await tab.getByText('Preview', { exact: true }).click()
    },
  },
  'error-domain': {
    pages: ['domains'],
    on: async (tab) => {
      await untilLoaded(tab)
      await tab.getByLabel('Domain', { exact: true }).fill('not a domain')
      await press(tab, 'Add domain')
      await tab.getByText('Enter a domain, such as').waitFor()
    },
  },
  'error-user': {
    pages: ['users'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'New user')
      await tab.getByRole('dialog').getByLabel('Email', { exact: true }).fill('ada@example.com')
      await tab.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
      await tab.locator('.help.failed').waitFor()
    },
  },
  'ban-user': {
    pages: ['user'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'More actions: Ada Lovelace')
      await press(tab, 'Ban user')
      await tab.getByRole('dialog').waitFor()
    },
  },
  'error-client': {
    pages: ['oauth-server'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'New client')
      const dialog = tab.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Second app')
      await dialog.getByLabel('Redirect URLs').fill('http://second.example.com/callback')
      await dialog.getByRole('button', { name: 'Create client' }).click()
      await tab.locator('.help.failed').waitFor()
    },
  },
  'new-client': {
    pages: ['oauth-server'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'New client')
      const dialog = tab.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Third app')
      await dialog.getByLabel('Redirect URLs').fill('https://third.example.com/callback')
      await dialog.getByRole('button', { name: 'Create client' }).click()
      await dialog.getByLabel('Client secret', { exact: true }).waitFor()
    },
  },
  'error-email-server': {
    pages: ['email-server'],
    on: async (tab) => {
      await untilLoaded(tab)
      await tab.getByLabel('Your own server').check()
      await press(tab, 'Save')
      await tab.locator('.help.failed').first().waitFor()
    },
  },
  'connection-on': {
    pages: ['single-sign-on', 'connection'],
    before: (tab) => connectCompany(tab, { state: 'on', last_test: testOf(null, 'ada@acme.test') }),
    on: untilLoaded,
    isInEveryLanguage: true,
  },
  'company-account': { pages: ['user'], before: connectUser, on: untilLoaded },
  'connection-failed-test': {
    pages: ['connection'],
    before: (tab) =>
      connectCompany(tab, { last_test: testOf('email_not_in_domain', 'ada@example.com') }),
    on: untilLoaded,
  },
  'error-connection': {
    pages: ['single-sign-on'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'Add connection')
      const dialog = tab.getByRole('dialog')
      await dialog.getByLabel('SAML 2.0').check()
      await dialog.getByRole('button', { name: 'Create connection' }).click()
      await tab.locator('.help.failed').first().waitFor()
    },
  },
  'new-token': {
    pages: ['connection'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'New token')
      await tab.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
      await tab.getByRole('dialog').getByLabel('Base URL', { exact: true }).waitFor()
    },
  },
  production: {
    pages: ['domains'],
    project: 'empty',
    on: untilLoaded,
  },
  selected: {
    pages: ['users'],
    on: async (tab) => {
      await untilLoaded(tab)
      await tab.getByLabel('Select Ada Lovelace').check()
    },
  },
  mode: {
    pages: ['overview'],
    isDialog: true,
    isInEveryLanguage: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await tab.locator('button[popovertarget=mode]').click()
      await tab.locator('#mode a[target=_blank]').waitFor()
    },
  },
  search: {
    pages: ['overview'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await tab.keyboard.press('ControlOrMeta+k')
      await tab.getByRole('dialog').getByRole('combobox').fill('a')
      await tab.getByRole('option', { name: 'Ada Lovelace' }).waitFor()
    },
  },
  'checked import': {
    pages: ['users'],
    isDialog: true,
    on: async (tab) => {
      await untilLoaded(tab)
      await press(tab, 'Import')
      const csv = 'email,name,plan\nmary@example.com,Mary,pro\nMary@example.com,,\nada@,Ada,free\n'
      await tab
        .getByLabel('CSV file')
        .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await press(tab, 'Check the file')
      await tab.getByText('Twice in the file').waitFor()
    },
  },
  ...Object.fromEntries(
    /** @type {const} */ ([
      ['providers', 'Turn on GitLab'],
      ['keys', 'New keys'],
      ['oauth-server', 'New client'],
      ['oauth-server', 'Connect Notes for desktop'],
      ['oauth-server', 'Edit Notes for desktop', 'Notes for desktop'],
      ['oauth-server', 'Add API'],
      ['oauth-server', 'Edit https://api.example.com/notes', 'https://api.example.com/notes'],
      ['oauth-server', 'Turn off the OAuth server'],
      ['single-sign-on', 'Add connection'],
      ['single-sign-on', 'Remove acme.test'],
      ['connection', 'Edit Engineering', 'Engineering'],
      ['connection', 'Delete connection'],
      ['general', 'Transfer project'],
      ['general', 'Delete project'],
      ['users', 'Import'],
      ['audit-log', 'Action: All actions'],
      ['audit-log', 'User created'],
      ['audit-log', 'Project settings changed'],
    ]).map(([page, button, menu]) => [
      `dialog ${button}`,
      {
        pages: [page],
        isDialog: true,
        on: async (/** @type {Page} */ tab) => {
          await untilLoaded(tab)
          if (menu !== undefined) await press(tab, `More actions: ${menu}`)
          await press(tab, button)
          await tab.getByRole('dialog').waitFor()
          await tab.locator('dialog .skeleton').waitFor({ state: 'detached' })
        },
      },
    ]),
  ),
}
