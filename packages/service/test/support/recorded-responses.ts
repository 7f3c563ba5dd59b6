import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import * as z from 'zod'
import type { AccessType } from '@latchkey/contract'
import { implementations } from '../../src/http/implementations.js'
import { chooseByAccess } from '../../src/http/api.js'
import { readHeader } from '../../src/lib/requests/protocol-headers.js'
import { createRouteFinder } from './find-route.js'

const findRoute = createRouteFinder(implementations)
const titles: string[] = []
/** The file in which `npm run coverage:protocol` reads the responses, one per line. */
const answersFile = process.env['PROTOCOL_ANSWERS_FILE']

/** Starts recording. The returned function lists the responses since, in the form of scenario titles. */
export function responsesSince(): () => string[] {
  const start = titles.length
  return () => titles.slice(start)
}

/** Records a response, and fails the test if it violates the schema of the contract. */
export async function recordResponse(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  const route = findRoute(request.method, pathname.replace(/\/$/, ''))
  note(request, response, titleOf(request, response, route?.template ?? pathname))
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!isJson || request.method === 'HEAD') return
  const body: unknown = await response.clone().json()
  const code = readHeader(response.headers, 'knownError')
  if (code !== null) checkKnownError(code, body)
  else if (
    response.ok &&
    readHeader(response.headers, 'actualStatus') === null &&
    route !== undefined
  ) {
    const access = (readHeader(request.headers, 'accessType') ?? undefined) as
      | AccessType
      | undefined
    const { schemas } = chooseByAccess(route.implementations, access)
    const parsed = z.safeParse(schemas.response, body)
    if (!parsed.success)
      throw new Error(`${route.template} answered another shape: ${z.prettifyError(parsed.error)}`)
  }
}

/** Includes the test of the request, because the responses of a failed test prove nothing. */
function note(request: Request, response: Response, title: string): void {
  titles.push(title)
  if (answersFile === undefined) return
  const { testPath, currentTestName } = expect.getState()
  const access = readHeader(request.headers, 'accessType') ?? ''
  const code = codeOf(response)
  const line = { file: testPath, test: currentTestName, title, access, code }
  appendFileSync(answersFile, `${JSON.stringify(line)}\n`)
}

/** A rejection that redirects to the app has its code in the URL. */
function codeOf({ headers }: Response): string | null {
  const location = headers.get('location')
  const isAddress = location !== null && URL.canParse(location)
  const redirectedCode = isAddress ? new URL(location).searchParams.get('errorCode') : null
  return readHeader(headers, 'knownError') ?? redirectedCode
}

function titleOf(request: Request, response: Response, template: string): string {
  const { pathname } = new URL(request.url)
  const alias = pathname.startsWith('/api/latest') ? '/api/latest' : ''
  const actual = readHeader(response.headers, 'actualStatus')
  const code = readHeader(response.headers, 'knownError')
  const status = actual === null ? `${response.status}` : `${response.status} for ${actual}`
  return [request.method, alias + template, status, code].filter((word) => word !== null).join(' ')
}

const knownError = z.strictObject({
  code: z.string(),
  error: z.string().min(1),
  details: z.record(z.string(), z.json()).optional(),
})

function checkKnownError(code: string, body: unknown): void {
  const parsed = knownError.safeParse(body)
  if (parsed.success && parsed.data.code === code) return
  throw new Error(`The body does not fit the known error ${code}: ${JSON.stringify(body)}`)
}
