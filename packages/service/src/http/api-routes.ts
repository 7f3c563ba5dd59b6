import { API_PREFIX } from '@latchkey/contract'
import type { Implementation } from '../api/call/implement.js'

/** Paths below which the API is served. */
export const API_PREFIXES = [API_PREFIX, '/api/latest']

/** A path of the API with its calls, of any method and access type. */
export interface ApiRoute {
  /** The path with parameters as in `/users/{user_id}`. */
  template: string
  implementations: Implementation[]
}

/** Groups calls by path. Paths with fewer parameters come first: /users/me is not /users/{user_id}. */
export function groupByPath(implementations: readonly Implementation[]): ApiRoute[] {
  const templates = [...new Set(implementations.map(({ endpoint }) => endpoint.path))]
  const routes = templates.map((template) => ({
    template,
    implementations: implementations.filter(({ endpoint }) => endpoint.path === template),
  }))
  return routes.sort((a, b) => parameterCount(a.template) - parameterCount(b.template))
}

/** Returns true for a call that the protocol does not have. */
export const isExtension = (path: string): boolean => path.startsWith('/latchkey/')

/** Writes a path for Hono's router, for example `/users/:user_id`. */
export const toHonoPath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1')

const parameterCount = (template: string): number => template.split('{').length - 1
