import { Auth0Client } from '@auth0/auth0-spa-js'
import type { OpenTab } from '../kit.js'

export const openAuth0: OpenTab = async ({ standIn }) => {
  const client = new Auth0Client({
    domain: `${standIn}/auth0`,
    clientId: 'benchmark',
    useRefreshTokens: true,
    cacheLocation: 'localstorage',
    authorizationParams: { redirect_uri: location.href },
  })
  if (!(await client.isAuthenticated())) {
    let callback = ''
    await client.loginWithRedirect({
      // The stand-in agrees at once and responds with the callback URL.
      openUrl: async (url) => void (callback = await (await fetch(url)).text()),
    })
    await client.handleRedirectCallback(callback)
  }
  const fetcher = client.createFetcher({ getAccessToken: () => client.getTokenSilently() })
  return {
    readUser: () => client.getUser(),
    readFresh: () => client.getTokenSilently(),
    call: async () => (await fetcher.fetchWithAuth(`${standIn}/auth0/userinfo`)).json(),
  }
}
