import { openTestProject } from '../support/project.js'
import { openOwner } from '../support/owner.js'
import { openTestService } from '../support/service.js'
import { ATTACK_THRESHOLD, type AuditedWorld } from './audited-actions.js'

/** Opens a service with a project in which every audited action can be done. */
export async function openAuditedWorld(): Promise<AuditedWorld> {
  const service = await openTestService({
    credentialExportEnabled: true,
    trustedProxies: 1,
    proofOfWork: { attackThreshold: ATTACK_THRESHOLD },
  })
  const owner = await openOwner(service)
  const project = await openTestProject(service, {
    domains: [{ domain: 'http://localhost:3000', handlerPath: '/handler' }],
    config: {
      magicLinkEnabled: true,
      anonymousAccountsEnabled: true,
      passkeyEnabled: true,
      allowUserApiKeys: true,
      clientUserDeletionEnabled: true,
      accountDeletionGraceDays: 30,
      oauthAccountMergeStrategy: 'link_method',
      oauthProviders: [{ id: 'github', type: 'shared' }],
    },
  })
  return { service, project, owner }
}
