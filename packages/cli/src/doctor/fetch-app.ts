import { CheckError } from './check.js'

const TIMEOUT_MILLIS = 10_000

/** Requests a page of the app. Redirects are not followed. */
export const fetchApp = (url: URL): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MILLIS) }).catch(() => {
    throw new CheckError(`${url.origin} does not respond. Start the app, or correct --app-url.`)
  })
