// Creates the error catalog, with an anchor for every code.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { advice } from './error-advice.mjs'
import { asText, importSource, root } from './sources.mjs'

/** @typedef {{ status: number, message: (details: unknown) => string, family?: string, origin: string }} CatalogueEntry */

/** @type {Record<string, string>} */
const families = {
  verificationCodeErrors: 'verification codes and second factors',
  passwordRequirementErrors: 'new passwords',
  accessTokenErrors: 'access tokens',
  refreshTokenErrors: 'sessions',
  adminAccessTokenErrors: 'sessions of project owners',
  projectAuthenticationErrors: 'project keys and access types',
  apiKeyErrors: 'API keys',
}

/** @type {Record<string, string>} */
const origins = {
  client: 'Created by the client.',
  reserved: 'Reserved: the current service does not send it.',
}

/** Values of details that a message formats. @type {Record<string, unknown>} */
const samples = { allowedAccessTypes: ['…'], deleteAtMillis: Date.UTC(2026, 0, 31) }

/** Replaces each other detail of a message by its name. */
const named = new Proxy(samples, {
  get: (_, name) => samples[String(name)] ?? `{${String(name)}}`,
})

/** Lists the endpoints that return each code. @returns {Promise<Map<string, string[]>>} */
const callsByCode = async () => {
  const folder = join('packages', 'contract', 'src', 'routes')
  const files = (await readdir(join(root, folder), { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/index|\.test\./.test(name),
  )
  const modules = await Promise.all(files.map((name) => importSource(join(folder, name))))
  /** @type {Map<string, Set<string>>} */
  const calls = new Map()
  for (const endpoint of modules.flatMap((routes) => Object.values(routes))) {
    for (const code of endpoint?.errors ?? []) {
      const endpoints = calls.get(code) ?? new Set()
      calls.set(code, endpoints.add(`${endpoint.method} ${endpoint.path}`))
    }
  }
  return new Map([...calls].map(([code, endpoints]) => [code, [...endpoints].toSorted()]))
}

/** @param {string} code @param {CatalogueEntry} entry @param {string[]} calls */
const section = (code, { status, message, family, origin }, calls) => {
  const text = advice[code]
  if (!text) throw new Error(`docs/scripts/error-advice.mjs has no advice for ${code}.`)
  const sentence = message(named)
  return [
    `## ${code} {#${code}}`,
    ...(sentence.startsWith('{') ? [] : [`> ${asText(sentence)}`]),
    text,
    [
      status > 0 ? `HTTP ${status}.` : '',
      family ? `Group: ${families[family]}.` : '',
      origins[origin] ?? '',
      calls.length > 0 ? `Endpoints: ${calls.map((call) => `\`${call}\``).join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ].join('\n\n')
}

export const errorPage = async () => {
  const { catalogue: catalog } = await importSource('packages/contract/src/errors/catalogue.ts')
  const calls = await callsByCode()
  const extra = Object.keys(advice).filter((code) => !(code in catalog))
  if (extra.length > 0)
    throw new Error(`docs/scripts/error-advice.mjs has unknown codes: ${extra.join(', ')}`)
  const codes = Object.keys(catalog)
  const text = [
    '---\noutline: false\n---\n\n# Error catalog',
    'Every error code of the service and the client, with its fix. See [Handle errors](../concepts/errors.md).',
    `There are ${codes.length} codes. Messages can change, so compare the code.`,
    ...codes.map((code) => section(code, catalog[code], calls.get(code) ?? [])),
  ].join('\n\n')
  return { path: 'reference/errors.md', text, codes }
}
