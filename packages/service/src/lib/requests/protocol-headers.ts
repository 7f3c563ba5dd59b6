import { HEADER_PREFIXES, headerNames } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'

const namesOf = (prefix: string) => ({ ...headerNames(prefix), ...secretHeaderNames(prefix) })

/** Names of the protocol's headers under one prefix. */
export type ProtocolHeaderNames = ReturnType<typeof namesOf>
type ProtocolHeader = keyof ProtocolHeaderNames

const [stackNames, hexclaveNames] = HEADER_PREFIXES.map(namesOf) as [
  ProtocolHeaderNames,
  ProtocolHeaderNames,
]
const keys = Object.keys(stackNames) as ProtocolHeader[]

/** The same in lowercase, as Node stores the headers of a request. Finding these names takes less time. */
const inLowerCase = (names: ProtocolHeaderNames) =>
  Object.fromEntries(keys.map((key) => [key, names[key].toLowerCase()])) as ProtocolHeaderNames
const [stackLookups, hexclaveLookups] = [inLowerCase(stackNames), inLowerCase(hexclaveNames)]

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
  headers.get(stackLookups[key]) || headers.get(hexclaveLookups[key]) || null

/** Returns true if a request has a header of the protocol, which may be empty. */
export const hasHeader = (headers: Headers, key: ProtocolHeader): boolean =>
  headers.has(stackLookups[key]) || headers.has(hexclaveLookups[key])

/** Returns the names of the headers under the prefix that a request uses, for its response. */
export function namesUsedBy(headers: Headers): ProtocolHeaderNames {
  const usesHexclave = keys.some((key) => headers.has(hexclaveLookups[key]))
  return usesHexclave ? hexclaveNames : stackNames
}

/**
 * Returns the names of two headers of a request that contradict each other, or undefined.
 *
 * @param names `namesUsedBy(headers)`
 */
export function findConflict(
  headers: Headers,
  names: ProtocolHeaderNames,
): [name: string, otherName: string] | undefined {
  if (names === stackNames) return undefined
  const key = keys.find((name) => {
    const [first, second] = [headers.get(stackNames[name]), headers.get(hexclaveNames[name])]
    return first !== null && second !== null && first !== second
  })
  return key && [stackNames[key], hexclaveNames[key]]
}
