import { readerLanguage } from '../api/call/reader-language.js'
import { HttpError, OverloadError } from '../errors/http-error.js'
import { actionPage } from '../pages/action-page.js'
import { corsHeaders } from '../http/cors.js'
import { pathOf, type ServerRequest } from './current-request.js'
import { errorPage } from './pages.js'
import { isPage } from './paths.js'

/**
 * Answers a request that the service has rejected before the library got it: with a page for a browser, and otherwise with the JSON
 * of an error of OAuth (RFC 6749, section 5.2).
 */
export async function refuse(current: ServerRequest, error: unknown): Promise<Response> {
  if (!(error instanceof HttpError) || typeof error.body !== 'string') throw error
  const { ctx, request, enabled } = current
  if (error instanceof OverloadError) await ctx.rejectionDelay.wait(request.signal)
  const { status } = error
  const content = {
    error: error instanceof OverloadError ? 'temporarily_unavailable' : 'invalid_request',
    error_description: error.body,
  }
  const language = readerLanguage(request.headers)
  const response = isPage(pathOf(current))
    ? actionPage(language, errorPage(enabled.project, language.otherApps, content, status))
    : Response.json(content, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } })
  for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value)
  return response
}
