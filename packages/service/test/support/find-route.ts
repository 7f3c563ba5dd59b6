import { TrieRouter } from 'hono/router/trie-router'
import { tryDecodeURI } from 'hono/utils/url'
import { API_PREFIXES, groupByPath, toHonoPath, type ApiRoute } from '../../src/http/api-routes.js'
import type { Implementation } from '../../src/api/call/implement.js'

export interface RouteMatch extends ApiRoute {
  params: Record<string, string>
}

/** Creates a function that finds the calls of the API with the method and path of a request. */
export function createRouteFinder(calls: readonly Implementation[]) {
  const router = new TrieRouter<ApiRoute>()
  for (const route of groupByPath(calls))
    for (const prefix of API_PREFIXES)
      router.add('ALL', prefix + (route.template === '/' ? '' : toHonoPath(route.template)), route)
  return (method: string, pathname: string): RouteMatch | undefined => {
    const [match] = router.match(method, tryDecodeURI(pathname))[0]
    if (match === undefined) return undefined
    const [{ template, implementations }, params] = match
    return {
      template,
      params: params as Record<string, string>,
      implementations: implementations.filter(({ endpoint }) => endpoint.method === method),
    }
  }
}
