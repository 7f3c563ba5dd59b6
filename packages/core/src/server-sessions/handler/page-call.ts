import type { BuiltRequest } from '../../http/build-request.js'
import { type PageCall, REQUEST_HEADER } from '../protocol.js'

/** Whether a value can be sent in a header. Any other one would make each request fail, as a lost connection does. */
const isOptionalToken = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && /^[!-~]*$/.test(value))

/** Parses a JSON object; undefined for any other text. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Reads the header with which a page describes its call; undefined if no client of this version has sent it. */
export function readPageCall({ headers }: Request): PageCall | undefined {
  const fields = parseObject(headers.get(REQUEST_HEADER) ?? '') ?? {}
  const { projectId, publishableClientKey, proofOfWork, path } = fields
  if (typeof projectId !== 'string' || typeof path !== 'string') return undefined
  if (!isOptionalToken(publishableClientKey) || !isOptionalToken(proofOfWork)) return undefined
  return {
    projectId,
    publishableClientKey,
    proofOfWork,
    path,
    hasSession: fields['hasSession'] === true,
    isSigningInAgain: fields['isSigningInAgain'] === true,
    isRaw: fields['isRaw'] === true,
    isLater: fields['isLater'] === true,
  }
}

/**
 * Returns the request to the service for a call of a page.
 *
 * @param target path and query below the API's URL
 * @param text the body
 */
export function toServiceRequest(
  { method, headers }: Request,
  { path, isRaw, isLater }: PageCall,
  target: string,
  text: string,
): BuiltRequest {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')
  const form = isForm ? new URLSearchParams(text) : undefined
  return {
    summary: { method, path },
    target,
    body: form ?? (text || undefined),
    sentValues: form ? Object.fromEntries(form) : parseObject(text),
    isRaw,
    isLater,
  }
}
