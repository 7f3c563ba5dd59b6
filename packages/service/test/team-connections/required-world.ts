import type { ScriptedIssuer } from '../oauth/scripted-issuer.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import type { TestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'
import { grant, openTeam } from '../support/teams.js'
import {
  asServer,
  connectionsPath,
  openConnection,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'

interface Parts {
  service: TestService
  records: Map<string, string[]>
  issuer: ScriptedIssuer
  /** Default: one with emailed codes and the provider GitHub. */
  project?: TestProject
}

/** Opens a team of an owner with a connection that is on, and not required before `require` is called. */
export async function openRequiredWorld({ service, records, issuer, project: opened }: Parts) {
  const config = {
    magicLinkEnabled: true,
    oauthProviders: [{ id: 'github', type: 'shared' } as const],
  }
  const project = opened ?? (await openTestProject(service, { config }))
  const domain = uniqueDomain()
  const owner = await signUpProven(project, `owner@${domain}`)
  const teamId = await openTeam(project, owner)
  await grant(project, { teamId, userId: owner.id }, 'team_admin')
  const domainId = await verifyDomain(project, { teamId, domain, records })
  const connectionId = await openConnection(service, project, { teamId, issuer, domain })
  const path = `${connectionsPath(teamId)}/${connectionId}`
  const require = () =>
    asServer(project, 'PATCH', path, { is_required: true, emergency_user_id: owner.id })
  return { project, domain, domainId, owner, teamId, connectionId, path, require }
}

export async function signUpProven(project: TestProject, email: string): Promise<TestUser> {
  const user = await signUp(project, { email })
  await proveEmail(project, user)
  return user
}

export const signInByPassword = (project: TestProject, email: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } })
