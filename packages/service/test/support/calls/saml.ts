import { createSigningKey, ENTITY_ID } from '../../saml/identity-provider.js'
import {
  answer,
  attributesXml,
  beginTest,
  openDraft,
  post,
  startSamlSignIn,
  turnOn,
  type SamlForm,
  type SamlWorld,
} from '../../saml/saml-world.js'
import { fakeDns } from '../../team-connections/connection-world.js'
import type { TestProject } from '../project.js'
import type { TestService } from '../service.js'

interface SamlVisit {
  world: SamlWorld
  form: SamlForm
  cookie: string
}

/** Opens a SAML connection, and signs in with it up to the form that the browser posts. */
export async function visitSaml(service: TestService, project: TestProject): Promise<SamlVisit> {
  const key = await createSigningKey()
  const provider = { entityId: ENTITY_ID, ssoUrl: `${ENTITY_ID}/sso`, ...key }
  const world = await openDraft(service, fakeDns(service), provider, project)
  const changes = { attributes: attributesXml(`ada@${world.domain}`) }
  const respond = (location: URL) => answer(service, world, { location, key, changes })
  await post(service, world.acsUrl, respond(await beginTest(world)))
  await turnOn(world)
  const { location, cookie } = await startSamlSignIn(world)
  return { world, form: respond(location), cookie }
}
