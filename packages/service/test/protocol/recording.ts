import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AccessType } from '@latchkey/contract'
import type { Implementation } from '../../src/api/call/implement.js'
import { implementations } from '../../src/http/implementations.js'
import { chooseByAccess } from '../../src/http/api.js'
import { createRouteFinder, type RouteMatch } from '../support/find-route.js'

/** An exchange with a deployed service, with placeholders for secrets and prose. */
export interface Recording {
  method: string
  path: string
  request_headers: Record<string, string>
  request_body?: unknown
  status: number
  error_code?: string
  response_headers: Record<string, string>
  response_body?: unknown
}

const besideRepository = fileURLToPath(new URL('../../../../../shared/protocol', import.meta.url))
const file = join(process.env['LATCHKEY_PROTOCOL_FOLDER'] ?? besideRepository, 'exchanges.jsonl')

/** Reads all recordings. Returns none if the folder of the protocol is missing. */
export function readRecordings(): Recording[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => restore(JSON.parse(line)) as Recording)
}

/** Placeholders for secrets, with a valid value for each. */
const standIns: Record<string, string> = {
  bytes: 'AAAA',
  code: 'ABC123',
  random: 'r'.repeat(45),
  random45: 'r'.repeat(45),
}

/** Replaces placeholders by values of the right format. */
export function restore(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/<([a-z0-9-]+)>/g, (_, name: string) => standIns[name] ?? name)
  if (Array.isArray(value)) return value.filter((item) => !isRest(item)).map(restore)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restore(inner)]))
}

/** A shortened list ends with the number of its items. */
const isRest = (item: unknown) => typeof item === 'string' && /^…\(\d+ items\)$/.test(item)

const findRoute = createRouteFinder(implementations)

/** Returns the endpoint of a recording; undefined if the contract lacks its path or method. */
export function routeOf({ method, path }: Recording): RouteMatch | undefined {
  const route = findRoute(method, urlOf(path).pathname)
  return route?.implementations.length === 0 ? undefined : route
}

/** Finds the endpoint of a recording by its access type. */
export function implementationOf(
  route: RouteMatch,
  { request_headers }: Recording,
): Implementation {
  const access = request_headers['x-stack-access-type'] as AccessType | undefined
  return chooseByAccess(route.implementations, access)
}

/** Returns the input of the call, in the form in which the service checks it. */
export function inputOf(route: RouteMatch, { path, request_body, request_headers }: Recording) {
  const isForm = request_headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body =
    isForm === true && typeof request_body === 'string'
      ? Object.fromEntries(new URLSearchParams(request_body))
      : structuredClone(request_body)
  return { params: route.params, query: urlOf(path).searchParams, body }
}

/**
 * Whether the call was processed: neither redirected to its path without a slash, nor rejected with an
 * overridden status.
 */
export const isServed = ({ status, response_headers }: Recording): boolean =>
  status < 400 && status !== 308 && !('x-stack-actual-status' in response_headers)

const urlOf = (path: string) => new URL(path, 'http://localhost')
