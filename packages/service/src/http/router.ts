import { API_PREFIX, type AccessType } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Implementation } from './implement.js'

/** What lies at a path: the calls of the asked method, which may be none. */
export interface Route {
  /** Path with its parameters' names, for logs. */
  template: string
  params: Record<string, string>
  implementations: Implementation[]
}

export interface Router {
  /** Finds what a path below the API's prefix leads to; nothing for an unknown path. */
  match(method: string, path: string): Route | undefined
}

interface Place {
  template: string
  segments: string[]
  implementations: Implementation[]
}

const PREFIXES = [API_PREFIX, '/api/latest']
const isParameter = (segment: string): boolean => segment.startsWith('{')

export function createRouter(implementations: readonly Implementation[]): Router {
  const templates = [...new Set(implementations.map(({ endpoint }) => endpoint.path))]
  const places = templates.map((template): Place => ({
    template,
    segments: segmentsOf(template),
    implementations: implementations.filter(({ endpoint }) => endpoint.path === template),
  }))
  // Of two paths that fit, the one with fewer parameters is meant: /users/me is not /users/{user_id}.
  places.sort((a, b) => parameterCount(a) - parameterCount(b))
  const byLength = new Map<number, Place[]>()
  for (const place of places)
    byLength.set(place.segments.length, [...(byLength.get(place.segments.length) ?? []), place])
  return {
    match(method, path) {
      // Decoded one by one: an encoded slash is part of its segment.
      const given = segmentsOf(path).map(decode)
      const place = byLength.get(given.length)?.find(({ segments }) => fits(segments, given))
      if (place === undefined) return undefined
      return {
        template: place.template,
        params: paramsOf(place.segments, given),
        implementations: place.implementations.filter(({ endpoint }) => endpoint.method === method),
      }
    },
  }
}

/** The path below the API's prefix, `/` for the prefix itself; nothing outside of it. */
export function apiPath(pathname: string): string | undefined {
  const prefix = PREFIXES.find((one) => pathname === one || pathname.startsWith(`${one}/`))
  return prefix === undefined ? undefined : pathname.slice(prefix.length) || '/'
}

/** Of the calls that share method and path, the one that serves an access type. */
export function chooseByAccess(
  implementations: readonly Implementation[],
  access: AccessType | undefined,
): Implementation {
  const serves = ({ endpoint }: Implementation) =>
    endpoint.access.length === 0 || (access !== undefined && endpoint.access.includes(access))
  const chosen = implementations.find(serves)
  if (chosen !== undefined) return chosen
  if (access === undefined) throw fail('ACCESS_TYPE_REQUIRED')
  const allowed = new Set(implementations.flatMap(({ endpoint }) => endpoint.access))
  throw fail('INSUFFICIENT_ACCESS_TYPE', {
    actual_access_type: access,
    allowed_access_types: [...allowed],
  })
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)
const parameterCount = ({ segments }: Place): number => segments.filter(isParameter).length

const fits = (segments: readonly string[], given: readonly string[]): boolean =>
  segments.every((segment, index) => segment === given[index] || isParameter(segment))

const paramsOf = (segments: readonly string[], given: readonly string[]) =>
  Object.fromEntries(
    segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), given[index] ?? '']] : [],
    ),
  )

/** What is not well encoded stays as it is; no parameter's check lets it pass. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
