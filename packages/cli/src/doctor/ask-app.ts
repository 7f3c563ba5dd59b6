import { CannotLook } from './check.js'

const PATIENCE_MILLIS = 10_000

/** Asks for a page of the app. It is not followed elsewhere. */
export const askApp = (url: URL): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MILLIS) }).catch(() => {
    throw new CannotLook(`${url.origin} does not answer. Is the app running there?`)
  })
