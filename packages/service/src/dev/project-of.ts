import { readHeader } from '../lib/requests/protocol-headers.js'

const FORM = 'application/x-www-form-urlencoded'
/** Token requests are far shorter; a longer form is not a token request. */
const MAX_FORM_LENGTH = 20_000

/** Returns the project that a request names; OAuth calls name it as their client ID. */
export async function projectOf(request: Request): Promise<string | null> {
  const named = readHeader(request.headers, 'projectId')
  if (named !== null) return named
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.includes('/auth/oauth/')) return null
  const isForm = request.headers.get('content-type')?.startsWith(FORM) ?? false
  if (!isForm) return searchParams.get('client_id')
  const { body } = request.clone()
  return body && new URLSearchParams(await startOf(body)).get('client_id')
}

async function startOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_FORM_LENGTH) break
  }
  // Not awaited: one branch of a cloned body is canceled only once the other one is.
  reader.cancel().catch(() => undefined)
  return text
}
