import { headerNames } from '@latchkey/contract'

const FORM = 'application/x-www-form-urlencoded'

/** The project that a request is about, as it says itself; OAuth calls name it as their client. */
export async function projectOf(request: Request, prefix: string): Promise<string | null> {
  const named = request.headers.get(headerNames(prefix).projectId)
  if (named !== null) return named
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.includes('/auth/oauth/')) return null
  const isForm = request.headers.get('content-type')?.startsWith(FORM) ?? false
  if (!isForm) return searchParams.get('client_id')
  return new URLSearchParams(await request.clone().text()).get('client_id')
}
