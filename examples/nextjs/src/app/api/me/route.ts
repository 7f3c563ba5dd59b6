import { serverApp } from '../../../latchkey'

// A cache must not serve the data of one user to another.
const headers = {
  'cache-control': 'private, no-store',
  vary: 'Authorization, Cookie, X-Stack-Auth',
}

export async function GET(request: Request): Promise<Response> {
  const auth = await serverApp.authenticate(request)
  const user = auth.status === 'signed-in' ? await auth.getUser() : null
  if (!user) return Response.json({ error: 'Sign in first.' }, { status: 401, headers })
  const { id, displayName, primaryEmail } = user
  return Response.json({ id, name: displayName, email: primaryEmail }, { headers })
}
