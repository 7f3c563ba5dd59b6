// Creates the table of who may make each call, from the declared rules.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import formatOptions from '../../.oxfmtrc.json' with { type: 'json' }
import { importSource, root } from './sources.mjs'

const page = 'docs/security/calls.md'

/** @param {readonly string[]} values */
const list = (values) => values.map((value) => `\`${value}\``).join(', ')

/** @param {string | undefined} text */
const cell = (text) => (text ? text.replaceAll('|', '\\|') : '–')

/** @param {any} permission */
const permissionOf = ({ ids, exceptSelf, isOptional }) =>
  (ids.length === 0 ? 'membership' : list(ids)) +
  (exceptSelf || isOptional ? ', or about oneself' : '')

/** @param {any} apiKey */
const apiKeyOf = ({ owner }) =>
  owner === 'user' ? 'own API key' : '`$manage_api_keys` in the team of the API key'

/** @param {true | readonly (string | { field: string, except: readonly string[] })[]} fields */
const recentOf = (fields) =>
  fields === true
    ? 'yes'
    : `with ${list(fields.map((rule) => (typeof rule === 'string' ? rule : rule.field)))}${fields
        .map((rule) =>
          typeof rule === 'string' ? '' : `, but not with ${list(rule.except)} alone`,
        )
        .join('')}`

/**
 * Returns the name of a budget.
 *
 * @param {any} limit
 */
export const limitOf = (limit) => {
  if (typeof limit === 'string') return limit
  return 'email' in limit ? 'emails' : 'DNS look-ups, 100 per team and hour'
}

/** @param {any} endpoint */
const roleOf = ({ access, requiresPerson, role, partialRole }) => {
  if (!access.some((/** @type {string} */ type) => type !== 'client')) return undefined
  const person = requiresPerson ? ', no keys' : ''
  if (partialRole === undefined) return `\`${role}\`${person}`
  const { sets, clears = [] } = partialRole
  const removed = clears.map((/** @type {string} */ field) => `${field}: null`)
  return `\`${role}\`; \`${partialRole.role}\` with ${list([...sets, ...removed])} alone`
}

/** @param {any} endpoint */
const row = (endpoint) =>
  [
    `\`${endpoint.method} ${endpoint.path}\``,
    endpoint.access.join(', ') || 'no credentials',
    endpoint.caller,
    endpoint.caller === 'anyone' ? '' : ['regular', ...endpoint.users].join(', '),
    (endpoint.permission && permissionOf(endpoint.permission)) ??
      (endpoint.apiKey && apiKeyOf(endpoint.apiKey)),
    roleOf(endpoint),
    endpoint.recentSignIn && recentOf(endpoint.recentSignIn),
    [...(endpoint.proofOfWork ? ['proof of work'] : []), ...endpoint.limits.map(limitOf)].join(
      ', ',
    ),
    endpoint.setting && `\`${endpoint.setting}\``,
    typeof endpoint.audit === 'string' ? endpoint.audit : endpoint.audit && list(endpoint.audit),
  ].map(cell)

const columns = [
  'call',
  'access',
  'caller',
  'users',
  'permission',
  'role',
  'recent sign-in',
  'limits',
  'setting',
  'audit events',
]

/** @param {string[][]} rows */
const table = (rows) => {
  const [head = '', ...lines] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...lines].join('\n')
}

const callsPage = async () => {
  const [nouns, { wholeEndpoint }, { handlerChecks }] = await Promise.all([
    importSource('packages/contract/src/routes/index.ts'),
    importSource('packages/contract/src/index.ts'),
    importSource('packages/service/test/support/calls/handler-checks.ts'),
  ])
  const endpoints = Object.values(nouns)
    .flatMap((noun) => Object.values(noun))
    .map(wholeEndpoint)
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1))
  const rows = endpoints.map((endpoint) => row(endpoint))
  const checks = Object.entries(handlerChecks).flatMap(([title, reasons]) =>
    reasons.map((/** @type {{ reason: string }} */ { reason }) => [`\`${title}\``, reason]),
  )
  const text = [
    '# Who may make each call',
    'The service checks these rules before it handles a call. This page is generated from the rules in\n`packages/contract/src/routes`: run `node docs/scripts/calls.mjs` after a change.\n`packages/service/test/access/call-matrix.test.ts` makes each call as every kind of caller, and compares the answer with\nthe rules.',
    '- **caller**: what a call with client access needs. `anyone`: no user. `optional-user`: a user changes what the call does.\n  `user`: an access token. `session`: also the refresh token of the same session. The key of a server or an admin stands in\n  for a user.\n- **users**: the kinds of users that may make the call\n- **permission**: what the user needs in the team. Servers need none.\n- **role**: the lowest [role](../guides/project-members.md) of a person who manages the project and makes the call with server or\n  admin access. Keys of the project need none, except where the table says `no keys`.\n- **recent sign-in**: the user, or the owner of the project, signed in recently\n- **limits**: budgets of the call. Every write also counts against a limit per user.\n- **setting**: the setting of the project that must be on\n- **audit events**: the events that the call can write, or why it writes none',
    table([columns, ...rows]),
    '## Checks of handlers',
    'These calls also check what depends on more than the request. The matrix test knows each of these checks.',
    table([['call', 'reason'], ...checks]),
  ].join('\n\n')
  return (await format('calls.md', text, formatOptions)).code
}

/** Resolves to a problem if the committed page differs from the rules. */
export const findOutdatedCalls = async () =>
  (await readFile(join(root, page), 'utf8')) === (await callsPage())
    ? []
    : [`${page}: differs from the rules of the calls. Run "node docs/scripts/calls.mjs".`]

if (process.argv[1] === import.meta.filename) await writeFile(join(root, page), await callsPage())
