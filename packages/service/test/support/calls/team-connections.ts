import { onTestFinished } from 'vitest'
import { startScriptedIssuer } from '../../oauth/scripted-issuer.js'
import {
  connectionsPath,
  domainsPath,
  fakeDns,
  uniqueDomain,
} from '../../team-connections/connection-world.js'
import type { TestProject } from '../project.js'
import type { TestService } from '../service.js'
import type { UserData } from '../user-data.js'

interface World {
  service: TestService
  project: TestProject
  whose: UserData
}

const teamIdOf = ({ whose }: World): string => whose.byName['team_id'] ?? ''

export const newDomain = () => ({ domain: uniqueDomain() })

/** Adds a domain, whose record is there, to the team of the caller. */
export async function addDomain(world: World) {
  const records = fakeDns(world.service)
  const path = domainsPath(teamIdOf(world))
  const { body } = await world.project.call('POST', path, { access: 'server', body: newDomain() })
  records.set(String(body['record_name']), [String(body['record_value'])])
  return { domain_id: body['id'] }
}

export const newConnection = (issuer = 'https://login.acme.example.com') => ({
  display_name: 'Acme',
  oidc: { issuer, client_id: 'my-app', client_secret: 'a secret' },
})

/** Adds a connection to the team of the caller. Its provider exists until the end of the test. */
export async function addConnection(world: World) {
  const issuer = await startScriptedIssuer('my-app')
  onTestFinished(() => issuer.close())
  const path = connectionsPath(teamIdOf(world))
  const body = newConnection(issuer.origin)
  const created = await world.project.call('POST', path, { access: 'server', body })
  return { connection_id: created.body['id'] }
}

/** Adds a token of a new connection. */
export async function addScimToken(world: World) {
  const connection = await addConnection(world)
  const path = `${connectionsPath(teamIdOf(world))}/${String(connection.connection_id)}/scim-tokens`
  const { body } = await world.project.call('POST', path, { access: 'server', body: {} })
  return { ...connection, token_id: body['id'] }
}
