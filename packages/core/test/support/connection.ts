import type { TestProject } from '@latchkey/testing'
import type { ScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { signedInWithTeam } from './signed-in.js'

/** The client of a connection at a scripted provider. */
export const oidcOf = ({ origin }: ScriptedIssuer) => ({
  issuer: origin,
  clientId: 'my-app',
  clientSecret: 'provider-canary',
})

/** Returns the callback URL with which the provider answers an authorization request. */
export async function answerOf(location: URL): Promise<URL> {
  await fetch(location)
  const callback = new URL(location.searchParams.get('redirect_uri') ?? '')
  callback.searchParams.set('code', 'a code')
  callback.searchParams.set('state', location.searchParams.get('state') ?? '')
  return callback
}

/**
 * Verifies a domain for a new team of Ada, and turns a connection on after a test. The service needs no record for a domain
 * below `.test`.
 */
export async function openConnection(project: TestProject, issuer: ScriptedIssuer, domain: string) {
  const { team, user } = await signedInWithTeam(project)
  const sso = await team.loadSingleSignOn()
  await sso.verifyDomain((await sso.addDomain(domain)).id)
  const oidc = oidcOf(issuer)
  const { id } = await sso.createConnection({ displayName: 'Acme', oidc })
  issuer.play({ userInfo: { email: `tester@${domain}` } })
  await fetch(await answerOf(new URL(await sso.testConnection(id))))
  return { team, user, sso, connection: await sso.updateConnection(id, { isEnabled: true }) }
}
