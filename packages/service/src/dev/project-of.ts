import { headerNames } from '@latchkey/contract'

const FORM = 'application/x-www-form-urlencoded'
/** A token call is far shorter; whatever is longer has to be read once only. */
const LONGEST_FORM = 20_000

/** The project that a request is about, as it says itself; OAuth calls name it as their client. */
export async function projectOf(request: Request, prefix: string): Promise<string | null> {
  const named = request.headers.get(headerNames(prefix).projectId)
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
    if (text.length > LONGEST_FORM) break
  }
  // Not waited for: one half of a body is cancelled only once the other one is, too.
  reader.cancel().catch(() => undefined)
  return text
}
