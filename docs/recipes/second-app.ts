import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { Hono } from 'hono'
import { html } from 'hono/html'

const auth = betterAuth({
  baseURL: process.env.SECOND_APP_URL,
  secret: process.env.BETTER_AUTH_SECRET,
  // Replace it with your database.
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  plugins: [
    genericOAuth({
      config: [
        {
          providerId: 'latchkey',
          discoveryUrl: `${process.env.OAUTH_ISSUER}/.well-known/openid-configuration`,
          clientId: process.env.OAUTH_CLIENT_ID ?? '',
          clientSecret: process.env.OAUTH_CLIENT_SECRET ?? '',
          authentication: 'basic',
          scopes: ['openid', 'profile', 'email'],
          requireIdTokenVerification: true,
          // A user may have no name.
          mapProfileToUser: ({ name, email }) => ({ name: name ?? email ?? '' }),
        },
      ],
    }),
  ],
})

export const app = new Hono()

app.on(['GET', 'POST'], '/api/auth/*', (c) => auth.handler(c.req.raw))

app.post('/sign-in', async (c) => {
  const { headers, response } = await auth.api.signInSocial({
    body: { provider: 'latchkey', callbackURL: '/' },
    headers: c.req.raw.headers,
    returnHeaders: true,
  })
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  return c.redirect(response.url ?? '/', 303)
})

app.get('/', async (c) => {
  const session = await auth.api.getSession({ headers: c.req.raw.headers })
  return c.html(
    session
      ? html`<h1>Hello, ${session.user.name}</h1>`
      : html`<form method="post" action="/sign-in"><button>Sign in with Engines</button></form>`,
  )
})
