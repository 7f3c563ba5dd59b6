import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getSignedInUser } from '../../../latchkey'

/** Authenticates in the page itself, because middleware can be bypassed. */
export default async function Members() {
  const user = await getSignedInUser(await headers())
  if (!user) redirect('/handler/sign-in')
  return <h1>Welcome, {user.displayName}</h1>
}
