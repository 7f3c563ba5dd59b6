import { ServerApp } from '@latchkey/core/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'

/** One app serves all requests. It reads its keys from the LATCHKEY_… lines of the file .env. */
export const latchkey = new ServerApp()

/** Resolves to the user of this request or null. Loads the user once per request. */
export const getCurrentUser = cache(async () => latchkey.getInitialUser(await headers()))

/** Resolves to the signed-in user. Redirects other visitors to the sign-in page, which returns to `path`. */
export async function requireUser(path: string) {
  const user = await getCurrentUser()
  if (user && !user.isAnonymous) return user
  const query = new URLSearchParams({ after_auth_return_to: path })
  return redirect(`${latchkey.urls.signIn}?${query}`)
}
