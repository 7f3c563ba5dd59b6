import { formatExchange } from './wire-log.mjs'

/** @typedef {import('./check-results.mjs').CheckResult} CheckResult */
/** @typedef {{ package: string, version: string }} Name */

/** @param {string} text */
const indent = (text) => text.replace(/^/gm, '    ')

/** @param {Name} client @param {CheckResult} result */
const formatFailure = (client, { title, error, exchanges }) =>
  [
    `FAILED ${client.package} ${client.version}: ${title}`,
    indent(error ?? ''),
    ...exchanges.map((exchange) => indent(formatExchange(exchange))),
  ].join('\n')

/**
 * Formats every failed check of a client: what was expected, then what was sent and received.
 *
 * @param {Name} client
 * @param {CheckResult[]} results
 */
export const formatFailures = (client, results) =>
  results.filter(({ error }) => error !== null).map((result) => formatFailure(client, result))

/**
 * Formats the last line of a client.
 *
 * @example summaryLine({ package: '@stackframe/js', version: '2.8.39' }, results) // '@stackframe/js 2.8.39: 64 of 64'
 * @param {Name} client
 * @param {CheckResult[]} results
 */
export const summaryLine = (client, results) => {
  const passed = results.filter(({ error }) => error === null).length
  return `${client.package} ${client.version}: ${passed} of ${results.length}`
}
