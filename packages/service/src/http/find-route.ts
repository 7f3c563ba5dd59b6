import { implementations } from './implementations.js'
import { apiPath, createRouter, type Route } from './router.js'

const router = createRouter(implementations)

/** Finds what of the API a request is for; nothing for an unknown path. */
export function findRoute({ method, url }: Request): Route | undefined {
  const path = apiPath(new URL(url).pathname)
  return path === undefined ? undefined : router.match(method, path)
}
