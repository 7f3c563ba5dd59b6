import * as client from 'openid-client'

const issuer = new URL(process.env.OAUTH_ISSUER ?? '')
const clientId = process.env.OAUTH_CLIENT_ID ?? 'nightly-job'
const resource = process.env.NOTES_API ?? 'https://app.example.com/api/notes'

/** Reads the notes as the job itself, without a user. */
export async function readNotes(): Promise<unknown> {
  const secret = client.ClientSecretBasic(process.env.OAUTH_CLIENT_SECRET ?? '')
  const config = await client.discovery(issuer, clientId, undefined, secret, {
    // The service of `latchkey dev` has no https.
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  })
  const { access_token } = await client.clientCredentialsGrant(config, {
    resource,
    scope: 'notes:read',
  })
  const response = await client.fetchProtectedResource(
    config,
    access_token,
    new URL(resource),
    'GET',
  )
  return response.json()
}
