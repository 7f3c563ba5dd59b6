import { isLatchkeyError } from '@latchkey/contract'
import { toWireDetails } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import { isTrustedCallback } from '../../domain/projects/project-domains.js'
import type { Project } from '../../db/schema.js'
import { HttpError } from '../../errors/http-error.js'
import { Outage } from './provider-http-errors.js'

/**
 * Returns the URL of the app's error page with the parameters of an error, or undefined if the app must not
 * receive it: it has no trusted error page, or the error is neither a known one nor an outage.
 */
export async function errorRedirect(
  ctx: Context,
  project: Project,
  { url, error }: { url: string | null; error: unknown },
): Promise<string | undefined> {
  const parameters = parametersOf(error)
  if (parameters === undefined || url === null) return undefined
  if (!(await isTrustedCallback(ctx.db, project, url))) return undefined
  return withParameters(url, parameters)
}

function parametersOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (error instanceof Outage) return { errorCode: error.code, message: error.body, details: '{}' }
  // A hook that decides about sign-ups has failed.
  if (error instanceof HttpError && error.status === 503 && typeof error.body === 'string')
    return { errorCode: 'SERVICE_UNAVAILABLE', message: error.body, details: '{}' }
  if (!isLatchkeyError(error)) return undefined
  const { code, message, details = {} } = error
  return { errorCode: code, message, details: JSON.stringify(toWireDetails(details)) }
}

/** Sets query parameters of a URL and keeps its others. */
export function withParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  const result = new URL(url)
  for (const [name, value] of Object.entries(parameters)) result.searchParams.set(name, value)
  return result.href
}
