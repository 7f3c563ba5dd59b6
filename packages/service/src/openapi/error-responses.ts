import {
  accessTokenErrors,
  projectAuthenticationErrors,
  type ErrorCode,
  type WholeEndpoint,
} from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'

/** Error codes of every call that checks its input, and of every call with credentials. */
const ofInput = ['SCHEMA_ERROR', 'BODY_PARSING_ERROR'] as const
const ofCredentials = [
  ...projectAuthenticationErrors,
  ...accessTokenErrors,
  'PROJECT_NOT_FOUND',
  'BRANCH_DOES_NOT_EXIST',
] as const

/** Returns the error responses of a call by status, each with its codes. */
export function refusalsOf(endpoints: readonly WholeEndpoint[]) {
  const asksForCredentials = endpoints.some(({ access }) => access.length > 0)
  const codes = new Set<ErrorCode>([
    ...endpoints.flatMap(({ errors }) => errors),
    ...ofInput,
    ...(asksForCredentials ? ofCredentials : []),
  ])
  const answered = [...codes].filter((code) => catalogue[code].origin === 'service')
  const statuses = [...new Set(answered.map((code) => catalogue[code].status))]
  const byStatus = statuses.map((status) => [
    status,
    refusal(answered.filter((code) => catalogue[code].status === status)),
  ])
  return { ...Object.fromEntries(byStatus), default: { $ref: '#/components/responses/Refusal' } }
}

const refusal = (codes: readonly ErrorCode[]) => ({
  description: `Refused: ${codes.join(', ')}, or in a sentence of text.`,
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/KnownError' },
          { type: 'object', properties: { code: { enum: codes } } },
        ],
      },
    },
    'text/plain': { schema: { type: 'string' } },
  },
})
