// Runs every check of a client in the folder where the client is installed. The parent process passes the
// name of the client and the URL of the service.
import { test } from 'node:test'
import { checkAccounts } from './checks/accounts.mjs'
import { checkAdmin } from './checks/admin.mjs'
import { checkApiKeys } from './checks/api-keys.mjs'
import { openBrowser } from './browser.mjs'
import { checkBrowserSession } from './checks/browser-session.mjs'
import { createCheck } from './check.mjs'
import { clients } from './clients.mjs'
import { checkContactChannels } from './checks/contact-channels.mjs'
import { checkEmails } from './checks/emails.mjs'
import { loadClient } from './load-client.mjs'
import { checkEmailTemplates } from './checks/email-templates.mjs'
import { checkLaterCalls } from './checks/later-calls.mjs'
import { checkMfa } from './checks/mfa.mjs'
import { checkOAuth } from './checks/oauth.mjs'
import { checkOwner } from './checks/owner.mjs'
import { checkPages } from './checks/pages.mjs'
import { createProjects } from './project.mjs'
import { checkServerTeams, checkServerUsers } from './checks/server.mjs'
import { checkTeams } from './checks/teams.mjs'
import { checkTokens } from './checks/tokens.mjs'
import { checkVerifiedAccounts } from './checks/verified-accounts.mjs'
import { createWireLog, recordFetch } from './wire-log.mjs'

/**
 * The parameters of every topic.
 *
 * @typedef {object} World
 * @property {import('./apps.mjs').ClientModule} client empty for a client that runs in Next.js only
 * @property {ReturnType<typeof createProjects>} createProject
 * @property {import('./check.mjs').Check} check
 * @property {import('./wire-log.mjs').WireLog} wireLog
 * @property {import('./browser.mjs').Browser} browser
 * @property {import('./clients.mjs').PublishedClient} published
 */

const topics = [
  checkAccounts,
  checkTokens,
  checkEmails,
  checkContactChannels,
  checkTeams,
  checkApiKeys,
  checkServerUsers,
  checkServerTeams,
  checkAdmin,
  checkMfa,
  checkVerifiedAccounts,
  checkOAuth,
  checkBrowserSession,
  checkPages,
  checkOwner,
  checkEmailTemplates,
  checkLaterCalls,
]

const [name = '', version = '', serviceUrl = ''] = process.argv.slice(2)

await test(`${name} ${version}`, async (context) => {
  const published = clients.find(
    (candidate) => candidate.package === name && candidate.version === version,
  )
  if (published === undefined) throw new Error(`${name} ${version} is not in clients.mjs.`)
  const folder = process.cwd()
  const wireLog = createWireLog()
  const createProject = createProjects(serviceUrl, fetch)
  globalThis.fetch = recordFetch(fetch, wireLog)
  // Outside of Next.js, its client cannot be loaded: only its pages are checked.
  const isNext = published.page === 'next'
  const client = isNext ? {} : await loadClient(published, folder)
  const browser = await openBrowser({ published, folder, serviceUrl, wireLog })
  const check = createCheck(context, wireLog)
  const world = { client, createProject, check, wireLog, browser, published }
  try {
    // A topic can also fail between its checks, during their setup.
    for (const topic of isNext ? [checkPages] : topics)
      await topic(world).catch((error) =>
        check(`completes ${topic.name}`, async () => {
          throw error
        }),
      )
  } finally {
    await browser.close()
  }
})
