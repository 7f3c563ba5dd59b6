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
 * Formats every check that does not apply to a client, with the feature that the client lacks.
 *
 * @param {Name} client
 * @param {CheckResult[]} results
 */
export const formatMissing = (client, results) =>
  results
    .filter(({ missingFeature }) => missingFeature !== null)
    .map(
      ({ title, missingFeature }) =>
        `NOT APPLICABLE ${client.package} ${client.version}: ${title} (the client lacks ${missingFeature})`,
    )

/**
 * Formats the last line of a client.
 *
 * @example summaryLine({ package: '@stackframe/js', version: '2.8.39' }, results) // '@stackframe/js 2.8.39: 62 of 62, 2 not applicable'
 * @param {Name} client
 * @param {CheckResult[]} results
 */
export const summaryLine = (client, results) => {
  const applicable = results.filter(({ missingFeature }) => missingFeature === null)
  const passed = applicable.filter(({ error }) => error === null).length
  const missing = results.length - applicable.length
  const line = `${client.package} ${client.version}: ${passed} of ${applicable.length}`
  return missing === 0 ? line : `${line}, ${missing} not applicable`
}
