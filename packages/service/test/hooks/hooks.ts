import { randomUUID } from 'node:crypto'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { connectProject, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'

type ProjectInput = NonNullable<ServiceConfigInput['projects']>[number]

/** A project of the configuration, with hooks and every sign-in method. */
export function hookedProject(hooks: NonNullable<ProjectInput['hooks']>) {
  const seed = {
    id: randomUUID(),
    displayName: 'Project with hooks',
    config: {
      magicLinkEnabled: true,
      passkeyEnabled: true,
      anonymousAccountsEnabled: true,
      allowLocalhost: true,
      oauthProviders: [{ id: 'github', type: 'shared' }],
    },
    keys: {
      publishableClientKey: `pck_${randomUUID()}`,
      secretServerKey: `ssk_${randomUUID()}`,
    },
    hooks,
  } satisfies ProjectInput
  const connect = (service: TestService): TestProject =>
    connectProject(service, {
      id: seed.id,
      keys: { superSecretAdminKey: undefined, ...seed.keys },
    })
  return { seed, connect }
}
