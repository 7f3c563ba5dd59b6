import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { userOf } from '../../../latchkey'

/** A page asks by itself who reads it: what stands before it, such as a proxy, may be gone around. */
export default async function Members() {
  const user = await userOf(await headers())
  if (!user) redirect('/handler/sign-in')
  return <h1>Welcome, {user.displayName}</h1>
}
