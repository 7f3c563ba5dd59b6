import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import { requestOptions } from './endpoints.js'
import type { Profile, ProfileSource, Provider } from './provider.js'
import { ProviderError } from './provider-error.js'

/** Asks a provider who came. `claims` are those of the checked ID token. */
export async function readProfile(
  provider: Provider,
  accessToken: string,
  { claims, callback }: { claims?: oauth.IDToken | undefined; callback: ProfileSource['callback'] },
): Promise<Profile> {
  const { userinfoEndpoint, emailsPath, profileOf } = provider.definition
  const read = async (path: string): Promise<unknown> => {
    if (userinfoEndpoint === undefined) return undefined
    const url = new URL(userinfoEndpoint)
    url.pathname += path
    const headers = new Headers({ Accept: 'application/json' })
    const options = requestOptions(provider.fetch)
    const answer = await oauth.protectedResourceRequest(
      accessToken,
      'GET',
      url,
      headers,
      null,
      options,
    )
    if (!answer.ok) throw new ProviderError('rejected', 'no_user_info')
    return answer.json()
  }
  const userInfo = await read('')
  // OpenID Connect Core 1.0, section 5.3.2.
  const told = z.object({ sub: z.string() }).safeParse(userInfo)
  if (claims !== undefined && told.success && told.data.sub !== claims.sub)
    throw new ProviderError('rejected', 'other_subject')
  const emails = emailsPath === undefined ? undefined : await read(emailsPath)
  return profileOf({ userInfo, emails, claims, callback })
}
