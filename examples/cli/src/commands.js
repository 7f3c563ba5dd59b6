import { ClientApp } from '@latchkey/core'
import { forgetToken, keepToken, keptToken } from './kept-token.js'

const { APP_URL: appUrl = '', API_URL: apiUrl = '' } = process.env

/** Whoever has signed in on this machine. An access token is asked for when one is needed. */
async function signedIn() {
  const refreshToken = await keptToken()
  const app = new ClientApp({ tokenStore: { accessToken: null, refreshToken } })
  const user = refreshToken === null ? null : await app.getUser()
  if (user) return user
  await forgetToken()
  throw new Error('Nobody is signed in here. Run: example login')
}

/** Signs in by the browser, in which people have their passwords and passkeys. */
export async function login() {
  const app = new ClientApp({ tokenStore: 'memory' })
  const result = await app.promptCliLogin({
    appUrl,
    expiresInMillis: 10 * 60_000,
    promptLink: (url, phrase) =>
      console.error(`Open ${url}\nand agree if it shows the letters ${phrase}.`),
  })
  if (result.status === 'error') throw new Error(result.error.message)
  await keepToken(result.data)
  console.log(`Signed in as ${(await signedIn()).primaryEmail}.`)
}

/** Asks the API who this is: it knows by the session in a header. */
export async function me() {
  const user = await signedIn()
  const response = await fetch(`${apiUrl}/me`, { headers: await user.getAuthHeaders() })
  if (!response.ok) throw new Error(`The API answered with ${response.status}.`)
  console.log(await response.text())
}

/** Ends the session, at the service too, and with it that of the browser: they are the same one. */
export async function logout() {
  const user = await signedIn()
  await user.signOut()
  await forgetToken()
  console.log('Signed out.')
}
