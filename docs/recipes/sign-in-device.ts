import { readFile, writeFile } from 'node:fs/promises'
import * as client from 'openid-client'

const issuer = new URL(process.env.OAUTH_ISSUER ?? '')
const tokenFile = process.env.TOKEN_FILE ?? 'engines-token'
const resource = 'https://app.example.com/api/notes'

const discover = () =>
  client.discovery(issuer, process.env.OAUTH_CLIENT_ID ?? '', undefined, client.None(), {
    // The service of `latchkey dev` has no https.
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  })

/** Only the user can read the file. The token is replaced by each refresh. */
const store = (refreshToken = '') => writeFile(tokenFile, refreshToken, { mode: 0o600 })

/** Signs the user in through a browser on any device. */
export async function signIn(): Promise<void> {
  const config = await discover()
  const device = await client.initiateDeviceAuthorization(config, {
    scope: 'openid notes:read',
    resource,
  })
  console.log(`Open ${device.verification_uri} and enter the code ${device.user_code}`)
  const tokens = await client.pollDeviceAuthorizationGrant(config, device, { resource })
  await store(tokens.refresh_token)
}

/** Returns an access token for the API, which works for ten minutes. */
export async function refresh(): Promise<string> {
  const refreshToken = await readFile(tokenFile, 'utf8')
  const tokens = await client.refreshTokenGrant(await discover(), refreshToken, { resource })
  await store(tokens.refresh_token)
  return tokens.access_token
}
