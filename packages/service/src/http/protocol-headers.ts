import { HEADER_PREFIXES, headerNames } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'
import { HttpError } from './http-error.js'

const namesOf = (prefix: string) => ({ ...headerNames(prefix), ...secretHeaderNames(prefix) })

/** Names of the protocol's headers under one prefix. */
export type ProtocolHeaderNames = ReturnType<typeof namesOf>
type ProtocolHeader = keyof ProtocolHeaderNames

const [stackNames, hexclaveNames] = HEADER_PREFIXES.map(namesOf) as [
  ProtocolHeaderNames,
  ProtocolHeaderNames,
]
const keys = Object.keys(stackNames) as ProtocolHeader[]

/** The headers that a client sends, under every prefix, in lowercase. */
export const requestHeaderNames = [stackNames, hexclaveNames].flatMap(
  ({ knownError: _known, actualStatus: _status, requestId: _id, ...names }) =>
    Object.values(names).map((name) => name.toLowerCase()),
)

/** The headers of a response that a page may read, under every prefix, in lowercase. */
export const responseHeaderNames = [stackNames, hexclaveNames].flatMap(
  ({ actualStatus, knownError }) => [actualStatus.toLowerCase(), knownError.toLowerCase()],
)

/**
 * Reads a header of the protocol from a request or a response, under any prefix. An empty one counts as
 * absent.
 */
export const readHeader = (headers: Headers, key: ProtocolHeader): string | null =>
  headers.get(stackNames[key]) || headers.get(hexclaveNames[key]) || null

/** Returns true if a request has a header of the protocol, which may be empty. */
export const hasHeader = (headers: Headers, key: ProtocolHeader): boolean =>
  headers.has(stackNames[key]) || headers.has(hexclaveNames[key])

/** Returns the names of the headers under the prefix that a request uses, for its response. */
export function namesUsedBy(headers: Headers): ProtocolHeaderNames {
  const usesHexclave = keys.some((key) => headers.has(hexclaveNames[key]))
  return usesHexclave ? hexclaveNames : stackNames
}

/**
 * Rejects a request whose headers contradict each other: a proxy that checks one prefix must not be bypassed with
 * the other one.
 *
 * @param names `namesUsedBy(headers)`
 */
export function rejectConflictingHeaders(headers: Headers, names: ProtocolHeaderNames): void {
  if (names === stackNames) return
  for (const key of keys) {
    const second = headers.get(hexclaveNames[key])
    if (second === null) continue
    const first = headers.get(stackNames[key])
    if (first !== null && first !== second)
      throw new HttpError(
        400,
        `The headers ${stackNames[key]} and ${hexclaveNames[key]} have different values. Send one of them.`,
      )
  }
}
