import { HEADER_PREFIXES, headerNames } from '@latchkey/contract'
import { isExtension } from '../http/api-routes.js'
import { nouns } from '../http/implementations.js'
import { toOperation, type Named } from './operation.js'
import { securitySchemes } from './security.js'

/** Every call with its noun. */
const calls = Object.entries(nouns).flatMap(([noun, implementations]) =>
  implementations.map((implementation): Named => ({ noun, ...implementation })),
)

/**
 * Creates the OpenAPI 3.1 document of the API from the contract, without the server's URL.
 *
 * @param extensions whether it lists the calls that the protocol does not have
 * @see https://spec.openapis.org/oas/v3.1.1
 */
export function createOpenApi({ extensions }: { extensions: boolean }) {
  const served = calls.filter(({ endpoint }) => extensions || !isExtension(endpoint.path))
  return {
    openapi: '3.1.0',
    info: { title: 'Latchkey', version: 'v1', description: description },
    paths: grouped(served, ({ endpoint }) => endpoint.path, toPathItem),
    components: { securitySchemes: securitySchemes, schemas: shared, responses },
  }
}

const toPathItem = (here: Group) =>
  grouped(here, ({ endpoint }) => endpoint.method.toLowerCase(), toOperation)

type Group = readonly [Named, ...Named[]]

/** The entries of each group of calls, by the key of the group. */
function grouped<Made>(
  all: readonly Named[],
  keyOf: (call: Named) => string,
  make: (group: Group) => Made,
): Record<string, Made> {
  const groups = new Map<string, Group>()
  for (const call of all) {
    const key = keyOf(call)
    groups.set(key, [...(groups.get(key) ?? []), call] as unknown as Group)
  }
  return Object.fromEntries([...groups].map(([key, group]) => [key, make(group)]))
}

const { knownError, actualStatus, overrideErrorStatus } = headerNames()
const [, otherPrefix] = HEADER_PREFIXES
const description = `A refusal with a code names it in the header ${knownError}. A request with the header ${overrideErrorStatus} has refusals answered with status 200 and their own status in ${actualStatus}. Every header can also start with ${otherPrefix}, and the response uses the prefix of the request.`

const shared = {
  Json: { description: 'Any JSON value.' },
  KnownError: {
    type: 'object',
    properties: {
      code: { type: 'string' },
      error: { type: 'string', description: 'For people; its wording may change.' },
      details: { type: 'object' },
    },
    required: ['code', 'error'],
  },
}

const responses = {
  Refusal: {
    description: 'Refused in a sentence of text.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
}
