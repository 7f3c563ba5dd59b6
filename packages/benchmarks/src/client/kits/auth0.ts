import { Auth0Client } from '@auth0/auth0-spa-js'
import type { OpenTab } from '../kit.js'

export const openAuth0: OpenTab = async ({ mockServer }) => {
  const client = new Auth0Client({
    domain: `${mockServer}/auth0`,
    clientId: 'benchmark',
    useRefreshTokens: true,
    cacheLocation: 'localstorage',
    authorizationParams: { redirect_uri: location.href },
  })
  if (!(await client.isAuthenticated())) {
    let callback = ''
    await client.loginWithRedirect({
      // The mock server agrees immediately and responds with the callback URL.
      openUrl: async (url) => void (callback = await (await fetch(url)).text()),
    })
    await client.handleRedirectCallback(callback)
  }
  const fetcher = client.createFetcher({ getAccessToken: () => client.getTokenSilently() })
  return {
    readUser: () => client.getUser(),
    readFresh: () => client.getTokenSilently(),
    call: async () => (await fetcher.fetchWithAuth(`${mockServer}/auth0/userinfo`)).json(),
  }
}
