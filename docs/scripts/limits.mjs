// Creates the page of all limits, from the configuration, the constants and the declared rules.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import formatOptions from '../../.oxfmtrc.json' with { type: 'json' }
import { limitOf } from './calls.mjs'
import { importSource, root } from './sources.mjs'

const page = 'docs/security/limits.md'

/** Each limit of the configuration: the things that it counts, the subject, and the time. */
const rates = {
  failedSignInsPerAccount:
    'wrong passwords and factors | one account, from unknown networks | hour',
  failedSignInsPerAccountAndNetwork:
    'wrong passwords and factors | one account, from one network | hour',
  failedSignInsPerClient: 'wrong passwords and factors | all accounts, from one network | hour',
  emailsPerRecipient: 'emails with codes | one address | hour',
  emailsPerClient:
    'emails with codes, and added sign-in addresses | one network, and one user | hour',
  startedSignInsPerClient: 'sign-ins that wait, and anonymous accounts | one network | hour',
  oauthRegistrationsPerClient:
    'OAuth clients that register themselves, and fetched metadata documents | one network | hour',
  refreshesPerSession: 'refreshes | one session, in each process | minute',
  writesPerUser: 'changes | one signed-in user, in each process | minute',
  logosPerClient: 'loaded logos | one network, in each process | minute',
  scimRequestsPerConnection: 'SCIM requests | one connection of a team, in each process | minute',
}

/** @param {any} config @param {any} constants */
const sizes = (config, constants) => [
  [
    'characters of a password',
    `${constants.PASSWORD_LENGTH.min} to ${constants.MAX_PASSWORD_LENGTH}`,
  ],
  ['sessions of a user', 'no maximum; `maxSessionsPerUser`'],
  [
    'unverified addresses of a user',
    `${config.unverifiedAddressesPerUser}; \`unverifiedAddressesPerUser\``,
  ],
  ['users of a page of a list', `${constants.MAX_PAGE_SIZE}`],
  [
    'lifetime of a session that a server creates',
    `${constants.MAX_SESSION_MILLIS / 86_400_000} days`,
  ],
  ['lifetime of a command-line login', `${constants.MAX_CLI_LOGIN_MILLIS / 3_600_000} hours`],
  ['time for the second factor', `${constants.MFA_ATTEMPT_MILLIS / 60_000} minutes`],
  [
    'lifetime of a code to sign in',
    `${config.codeLifetimes.signInMinutes} minutes; \`codeLifetimes.signInMinutes\``,
  ],
  [
    'lifetime of a link for a new password',
    `${config.codeLifetimes.passwordResetMinutes} minutes; \`codeLifetimes.passwordResetMinutes\``,
  ],
  [
    'lifetime of a link to verify an address',
    `${config.codeLifetimes.verificationHours} hours; \`codeLifetimes.verificationHours\``,
  ],
  [
    'lifetime of an invitation',
    `${config.codeLifetimes.invitationDays} days; \`codeLifetimes.invitationDays\``,
  ],
]

/** @param {any} config */
const totals = (config) => [
  [
    'passwords that wait to be hashed, in each process',
    `${config.passwordHashing.maxWaiting}; \`passwordHashing.maxWaiting\``,
  ],
  ['connections to Postgres, of each process', `${config.databasePoolSize}; \`databasePoolSize\``],
  ['time of a statement', `${config.databaseTimeoutSeconds} seconds; \`databaseTimeoutSeconds\``],
  [
    'time of a request to an OAuth provider',
    `${config.oauthTimeoutMillis / 1000} seconds; \`oauthTimeoutMillis\``,
  ],
  [
    'sign-ups and emailed codes of a project in ten minutes without a proof of work',
    `${config.proofOfWork.attackThreshold}; \`proofOfWork.attackThreshold\``,
  ],
  [
    'delay of a rejected request',
    `${config.limits.rejectionDelayMillis / 1000} second; \`limits.rejectionDelayMillis\``,
  ],
  ['webhook events of a project', `${config.webhookEventMegabytes} MB; \`webhookEventMegabytes\``],
  ['events of the audit log', `${config.auditLog.keptDays} days; \`auditLog.keptDays\``],
]

/** @param {string[][]} rows */
const table = (rows) => {
  const [head = '', ...lines] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...lines].join('\n')
}

/** @param {any} config */
const rateRows = ({ limits }) => {
  const { rejectionDelayMillis: _delay, ...counts } = limits
  return Object.entries(counts).map(([name, count]) => {
    const description = Reflect.get(rates, name)
    if (description === undefined) throw new Error(`docs/scripts/limits.mjs: describe ${name}.`)
    return [`\`limits.${name}\``, String(count), ...description.split(' | ')]
  })
}

const limitsPage = async () => {
  const [{ parseConfig }, constants, nouns] = await Promise.all([
    importSource('packages/service/src/config/config.ts'),
    importSource('packages/contract/src/constants.ts'),
    importSource('packages/contract/src/routes/index.ts'),
  ])
  const config = parseConfig({})
  const limited = Object.values(nouns)
    .flatMap((noun) => Object.values(noun))
    .filter(({ limits = [] }) => limits.length > 0)
    .map(({ method, path, limits }) => [`\`${method} ${path}\``, limits.map(limitOf).join(', ')])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const text = [
    '# Limits',
    'All limits per user, per client and in total, with their defaults. The tables are generated: run\n`node docs/scripts/limits.mjs` after a change. The names of settings are those of the\n[configuration](../self-hosting/configuration.md).',
    '## Rates',
    'A request above a limit gets 429 with `Retry-After`. Servers with a secret key have no limit per client.',
    table([['setting', 'default', 'counts', 'of', 'in one'], ...rateRows(config)]),
    '## Calls that spend a budget',
    'Each change of a user also counts against `limits.writesPerUser`.',
    table([['call', 'budget'], ...limited]),
    '## Of one user',
    table([['what', 'at most'], ...sizes(config, constants)]),
    'The OpenAPI document of the service (`/api/v1/openapi.json`) has the length of every text.',
    '## In total',
    table([['what', 'at most'], ...totals(config)]),
    'The numbers of users, teams, projects and API keys have no limit in the service: the database sets it.',
    '[Fields that must fit together](related-fields.md) lists the rules about several fields.',
  ].join('\n\n')
  return (await format('limits.md', text, formatOptions)).code
}

/** Resolves to a problem if the committed page differs from the code. */
export const findOutdatedLimits = async () =>
  (await readFile(join(root, page), 'utf8')) === (await limitsPage())
    ? []
    : [`${page}: differs from the code. Run "node docs/scripts/limits.mjs".`]

if (process.argv[1] === import.meta.filename) await writeFile(join(root, page), await limitsPage())
