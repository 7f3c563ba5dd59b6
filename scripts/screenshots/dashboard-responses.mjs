/**
 * Replaces responses of the service by those of states that would take long to bring about.
 *
 * @typedef {import('playwright-core').Page} Page
 */

const HUNDRED_THOUSAND = 100_000

const PAGE_LENGTH = 20

const HOUR_MILLIS = 3_600_000

/** Replaces counts of the service by those of a large project, because creating its users would take minutes. @param {Page} tab */
export async function enlarge(tab) {
  /** @param {number} index */
  const wave = (index) => Math.round(1800 + 900 * Math.sin(index / 3) + index * 12)
  await tab.route(/latchkey\/activity/, async (route) => {
    const response = await route.fetch()
    const { items } = await response.json()
    for (const [index, item] of items.entries()) {
      item.sign_ups = wave(index)
      item.active_users = wave(index + 4) * 6
      item.sign_ins = ['password', 'google', 'passkey', 'otp', 'github', 'microsoft', 'apple'].map(
        (method, place) => ({ method, count: Math.round((wave(index + place) * 4) / (place + 1)) }),
      )
    }
    await route.fulfill({ response, json: { items, is_paginated: false } })
  })
  await tab.route(/internal\/metrics/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        total_users: HUNDRED_THOUSAND,
        users_by_country: { US: 41_237, DE: 20_118, BR: 9_034, JP: 4_377, KE: 1_209 },
        login_methods: [
          { method: 'password', count: 71_209 },
          { method: 'google', count: 38_330 },
          { method: 'passkey', count: 12_004 },
          { method: 'otp', count: 3_112 },
        ],
      },
    })
  })
  await tab.route(/latchkey\/users\?/, async (route) => {
    const response = await route.fetch()
    const page = await response.json()
    const items = Array.from({ length: PAGE_LENGTH }, (_, place) => ({
      ...page.items[place % page.items.length],
      id: crypto.randomUUID(),
      signed_up_at_millis: Date.now() - place * 5 * HOUR_MILLIS,
      last_active_at_millis: Date.now() - place * 2 * HOUR_MILLIS,
    }))
    const pagination = { ...page.pagination, next_cursor: 'next' }
    await route.fulfill({ response, json: { ...page, items, pagination } })
  })
  await tab.route(/latchkey\/users\/count/, async (route) =>
    route.fulfill({ json: { count: 10_000, is_exact: false } }),
  )
}

const DAY_MILLIS = 86_400_000

/**
 * Replaces the connection of a team by one with SAML in another state, because a test needs an identity provider.
 *
 * @param {Page} tab
 * @param {object} changes
 */
export async function connectCompany(tab, changes) {
  const now = Date.now()
  const saml = {
    entity_id: 'https://idp.acme.example.com/metadata',
    sso_url: 'https://idp.acme.example.com/sso',
    certificates: [
      { pem: '', fingerprint: '3f'.repeat(32), expires_at_millis: now + 12 * DAY_MILLIS },
      { pem: '', fingerprint: 'a8'.repeat(32), expires_at_millis: now - 3 * DAY_MILLIS },
    ],
    attributes: { email: null, name: null, groups: 'memberOf' },
    service_provider_entity_id: 'https://auth.example.com/api/v1/latchkey/saml/acme/metadata',
    acs_url: 'https://auth.example.com/api/v1/latchkey/saml/acme/acs',
  }
  await tab.route(/\/connections$/, async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = await response.json()
    const connection = { ...items[0], type: 'saml', oidc: null, saml, ...changes }
    await route.fulfill({ response, json: { ...rest, items: [connection] } })
  })
  await tab.route(/\/domains$/, async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = await response.json()
    for (const domain of items) {
      domain.verified_at_millis = now - 90 * DAY_MILLIS
      domain.missing_at_millis = domain.domain.endsWith('.example') ? now - DAY_MILLIS : null
    }
    await route.fulfill({ response, json: { ...rest, items } })
  })
}

/** Returns the result of a test sign-in. @param {string | null} reason @param {string} email */
export const testOf = (reason, email) => ({
  tested_at_millis: Date.now() - 60_000,
  reason,
  account: { account_id: '00u1ada', email, display_name: 'Ada Lovelace', groups: ['Engineering'] },
})

/** Adds the account of a company to a user, because a sign-in needs an identity provider. @param {Page} tab */
export const connectUser = (tab) =>
  tab.route(/latchkey\/connection-accounts/, async (route) => {
    const response = await route.fetch()
    const account = {
      connection_id: crypto.randomUUID(),
      team_id: crypto.randomUUID(),
      type: 'saml',
      display_name: 'Acme',
      account_id: '00u1ada',
      email: 'ada@acme.test',
      created_at_millis: Date.now() - 90 * DAY_MILLIS,
      last_sign_in_at_millis: Date.now() - DAY_MILLIS,
    }
    await route.fulfill({ response, json: { ...(await response.json()), items: [account] } })
  })
