import { ServerApp } from '@latchkey/core/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'

/** One app serves every request. Its keys are the LATCHKEY_… lines of the file .env. */
export const latchkey = new ServerApp()

/** Who asks for this page: read once, however many components ask, and kept for no other request. */
export const whoAsks = cache(async () => latchkey.getInitialUser(await headers()))

/** Whoever is signed in. Anybody else is sent to sign in, and comes back to the path afterwards. */
export async function memberAt(path: string) {
  const user = await whoAsks()
  if (user && !user.isAnonymous) return user
  const wayBack = new URLSearchParams({ after_auth_return_to: path })
  return redirect(`${latchkey.urls.signIn}?${wayBack}`)
}
