/** @typedef {Record<string, unknown>} Seed the initial data of a project, as in the service's configuration */

/**
 * An email in the development inbox of the service.
 *
 * @typedef {{ id: string, template: string, subject: string, link: string, code: string | null }} Email
 */

/** Enables everything that the checks use. */
const config = {
  magicLinkEnabled: true,
  passkeyEnabled: true,
  clientTeamCreationEnabled: true,
  clientUserDeletionEnabled: true,
  allowLocalhost: true,
  allowUserApiKeys: true,
  allowTeamApiKeys: true,
  anonymousAccountsEnabled: true,
  oauthProviders: [{ id: 'github', type: 'shared' }],
}

/**
 * Creates projects through the service's development API.
 *
 * @param {string} serviceUrl
 * @param {typeof fetch} request the unwrapped `fetch`, so that these calls are not logged
 */
export const createProjects = (serviceUrl, request) => {
  /** @param {string} path @param {{ method: string, body: unknown }} [init] */
  const call = async (path, init) => {
    const response = await request(`${serviceUrl}/dev/api${path}`, {
      ...(init && { method: init.method, body: JSON.stringify(init.body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  /** @param {Seed} [seed] */
  return async (seed = {}) => {
    const body = { displayName: 'Compatibility', config, ...seed }
    const { id, keys } = await call('/projects', { method: 'POST', body })
    /** @type {Map<string, string>} */
    const lastReturned = new Map()
    /**
     * Waits for the next email to an address. Each email is returned once.
     *
     * @param {string} to
     */
    const nextMail = async (to) => {
      const query = new URLSearchParams({ project: id, to, timeoutMillis: '10000' })
      const after = lastReturned.get(to)
      if (after !== undefined) query.set('after', after)
      const email = /** @type {Email} */ (await call(`/mail/next?${query}`))
      lastReturned.set(to, email.id)
      return email
    }
    return {
      /** The options that every app of this project shares. */
      clientOptions: {
        baseUrl: serviceUrl,
        projectId: /** @type {string} */ (id),
        publishableClientKey: /** @type {string} */ (keys.publishableClientKey),
      },
      secretServerKey: /** @type {string} */ (keys.secretServerKey),
      superSecretAdminKey: /** @type {string} */ (keys.superSecretAdminKey),
      nextMail,
      /**
       * Waits for the next email of a template, and skips the others, such as notifications to the owner of an account.
       *
       * @param {string} to
       * @param {string} template
       */
      nextMailOf: async (to, template) => {
        let email = await nextMail(to)
        while (email.template !== template) email = await nextMail(to)
        return email
      },
      /** @param {number} hours */
      advanceClock: async (hours) => {
        const advanceMillis = hours * 3_600_000
        await call(`/projects/${id}/clock`, { method: 'POST', body: { advanceMillis } })
      },
    }
  }
}

/** @typedef {Awaited<ReturnType<ReturnType<typeof createProjects>>>} Project */
