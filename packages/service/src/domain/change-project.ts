import { eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { projects } from '../db/schema.js'
import { sealEmailConfig, type EmailConfig } from './email-config.js'
import { sealOAuthProviders, type OAuthProviderConfig } from './oauth-provider-config.js'
import { withProjectConfig, type ProjectConfigChanges } from './project-config.js'
import { replaceDomains, type TrustedDomain } from './project-domains.js'

/** What of a project changes; undefined leaves alone, lists are replaced as a whole. */
export interface ProjectChanges {
  displayName?: string | undefined
  description?: string | undefined
  isProductionMode?: boolean | undefined
  config?: ProjectConfigChanges | undefined
  oauthProviders?: readonly OAuthProviderConfig[] | undefined
  domains?: readonly TrustedDomain[] | undefined
  /** Null for the mail server of the service. */
  emailConfig?: EmailConfig | null | undefined
}

/** Changes a project; what two requests change at once is both kept. */
export async function changeProject(
  { db, sealer }: Context,
  projectId: string,
  changes: ProjectChanges,
): Promise<void> {
  const { config, oauthProviders, domains, emailConfig, ...values } = changes
  const sealed = {
    oauthProviders: oauthProviders && sealOAuthProviders(sealer, onceEach(oauthProviders)),
    emailConfig: emailConfig && sealEmailConfig(sealer, emailConfig),
  }
  await db.transaction(async (tx) => {
    const isProject = eq(projects.id, projectId)
    const [before] = await tx
      .select({ config: projects.config })
      .from(projects)
      .where(isProject)
      .for('no key update')
    if (before === undefined) throw fail('PROJECT_NOT_FOUND', { project_id: projectId })
    await tx
      .update(projects)
      .set({ ...values, ...sealed, config: withProjectConfig(before.config, config) })
      .where(isProject)
    if (domains !== undefined) await replaceDomains(tx, projectId, domains)
  })
}

/** A project has a provider once; the last one given counts. */
const onceEach = (providers: readonly OAuthProviderConfig[]): OAuthProviderConfig[] => [
  ...new Map(providers.map((provider) => [provider.id, provider])).values(),
]
