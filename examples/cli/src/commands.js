import { ClientApp } from '@latchkey/core'
import { forgetToken, keepToken, keptToken } from './kept-token.js'

const { APP_URL: appUrl = '', API_URL: apiUrl = '' } = process.env

/** Resolves to the user who is signed in on this machine. */
async function signedIn() {
  const refreshToken = await keptToken()
  const app = new ClientApp({ tokenStore: { accessToken: null, refreshToken } })
  const user = refreshToken === null ? null : await app.getUser()
  if (user) return user
  await forgetToken()
  throw new Error('You are not signed in. Run: example login')
}

/** Signs in through the user's browser, which has the passwords and passkeys of the user. */
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

/** Prints the user as the API knows them, by the access token of the request. */
export async function me() {
  const user = await signedIn()
  const headers = { Authorization: `Bearer ${await user.getAccessToken()}` }
  const response = await fetch(`${apiUrl}/me`, { headers })
  if (!response.ok) throw new Error(`The API responded with status ${response.status}.`)
  console.log(await response.text())
}

/**
 * Ends the session on this machine and at the service. The browser has the same session, so this signs it
 * out too.
 */
export async function logout() {
  const user = await signedIn()
  await user.signOut()
  await forgetToken()
  console.log('Signed out.')
}
