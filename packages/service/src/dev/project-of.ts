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
  return new URLSearchParams(await startOf(request.clone())).get('client_id')
}

async function startOf(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_FORM) break
  }
  return text
}
