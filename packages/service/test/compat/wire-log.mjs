/**
 * One request of a client and the response it got.
 *
 * @typedef {object} Exchange
 * @property {string} method
 * @property {string} url
 * @property {Record<string, string>} requestHeaders
 * @property {string} requestBody
 * @property {number | null} status null when no response came
 * @property {Record<string, string>} responseHeaders
 * @property {string} responseBody
 */

const REDACTED = '<redacted>'
const MAX_BODY = 1000

// Access tokens; keys of projects, users and teams; refresh tokens and verification codes.
const secretTexts = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:pck|ssk|sak|pk|sk)_\w+/g,
  /\b[a-z0-9]{39,}\b/g,
]
const secretName =
  /token|secret|password|nonce|otp|cookie|authorization|(?:^|[-_])(?:key|code|state|verifier|challenge|value)$/i
const errorCode = /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/

/**
 * Removes tokens, keys and verification codes from a text.
 *
 * @param {string} text
 */
export const redactText = (text) =>
  secretTexts.reduce((rest, pattern) => rest.replace(pattern, REDACTED), text)

/**
 * Removes the value when its name says that it is a secret. A flag, a null or an error code is none.
 *
 * @param {string} name
 * @param {unknown} value
 */
const redactField = (name, value) => {
  if (typeof value !== 'string') return value
  return secretName.test(name) && value !== '' && !errorCode.test(value)
    ? REDACTED
    : redactText(value)
}

/** @param {string} text */
const parseJson = (text) => {
  try {
    return /** @type {unknown} */ (JSON.parse(text))
  } catch {
    return undefined
  }
}

/** @param {URLSearchParams} fields */
const redactFields = (fields) =>
  [...fields].map(([name, value]) => `${name}=${String(redactField(name, value))}`).join('&')

/**
 * Removes the secrets of a JSON or form body, and cuts it.
 *
 * @param {string} body
 * @param {string} [contentType]
 */
export const redactBody = (body, contentType = '') => {
  const json = parseJson(body)
  const text =
    json !== undefined
      ? JSON.stringify(json, (name, value) => redactField(name, value))
      : contentType.includes('urlencoded')
        ? redactFields(new URLSearchParams(body))
        : redactText(body)
  return text.length <= MAX_BODY ? text : `${text.slice(0, MAX_BODY)}… (${text.length} characters)`
}

/**
 * Removes the secrets of a URL and its origin, which differs from run to run.
 *
 * @param {string} url
 */
export const redactUrl = (url) => {
  const { pathname, searchParams } = new URL(url)
  const query = redactFields(searchParams)
  return redactText(pathname) + (query && `?${query}`)
}

/** @param {string} arrow @param {Record<string, string>} headers */
const headerLines = (arrow, headers) =>
  Object.entries(headers)
    .filter(([name]) => /^x-(?:stack|hexclave)-|^content-type$|^location$|^retry-after$/.test(name))
    .map(([name, value]) =>
      name === 'location'
        ? `${arrow} ${name}: ${redactUrl(value)}`
        : `${arrow} ${name}: ${String(redactField(name, value))}`,
    )

/**
 * Writes an exchange the way it is printed under a failed check, without any secret.
 *
 * @param {Exchange} exchange
 */
export const formatExchange = (exchange) => {
  const { method, url, requestHeaders, requestBody, status, responseHeaders, responseBody } =
    exchange
  const lines = [
    `> ${method} ${redactUrl(url)}`,
    ...headerLines('>', requestHeaders),
    ...(requestBody ? [`> ${redactBody(requestBody, requestHeaders['content-type'])}`] : []),
    `< ${status ?? 'no response'}`,
    ...headerLines('<', responseHeaders),
    ...(responseBody ? [`< ${redactBody(responseBody, responseHeaders['content-type'])}`] : []),
  ]
  return lines.join('\n')
}

/**
 * Keeps the exchanges since the last call of `clear`.
 */
export const createWireLog = () => {
  /** @type {Exchange[]} */
  let exchanges = []
  return {
    /** @param {Exchange} exchange */
    add: (exchange) => void exchanges.push(exchange),
    clear: () => void (exchanges = []),
    exchanges: () => exchanges,
  }
}

/** @typedef {ReturnType<typeof createWireLog>} WireLog */

/**
 * Wraps a `fetch` so that every exchange is logged. The call itself is passed on as it is.
 *
 * @param {typeof fetch} original
 * @param {WireLog} log
 * @returns {typeof fetch}
 */
export const recordFetch = (original, log) => async (input, init) => {
  const request = new Request(input instanceof Request ? input.clone() : input, init)
  /** @type {Exchange} */
  const exchange = {
    method: request.method,
    url: request.url,
    requestHeaders: Object.fromEntries(request.headers),
    requestBody: await request.text(),
    status: null,
    responseHeaders: {},
    responseBody: '',
  }
  log.add(exchange)
  const response = await original(input, init)
  exchange.status = response.status
  exchange.responseHeaders = Object.fromEntries(response.headers)
  exchange.responseBody = await response.clone().text()
  return response
}
