import { eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { newProductionModeErrors } from '@latchkey/contract/production-mode'
import type { Context } from '../../context.js'
import { recordProjectChange } from '../audit/record-audit-event.js'
import type { AuditChange } from '../../db/values.js'
import { projectValueChanges, type AuditedProject } from './project-value-changes.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projects, type Project } from '../../db/schema.js'
import { openEmailConfig, sealEmailConfig, type EmailConfig } from '../email/email-config.js'
import {
  openOAuthProviders,
  sealOAuthProviders,
  type OAuthProviderConfig,
} from './oauth-provider-config.js'
import { withProjectConfig, type ProjectConfigChanges } from './project-config.js'
import { listDomains, replaceDomains, type TrustedDomain } from './project-domains.js'
import { rejection } from '../../errors/http-error.js'

/** Changes to a project; undefined leaves a value unchanged, lists are replaced completely. */
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

/**
 * Changes a project and writes what differs to the audit log; concurrent requests keep each other's changes. Rejects
 * what the checks of production mode forbid.
 */
export const updateProject = (
  ctx: Context,
  project: Project,
  changes: ProjectChanges,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await recordProjectChange(tx, project, await applyProjectChanges(tx, project.id, changes))
  })

/** The stored values that changes are compared with. */
type Before = Pick<
  Project,
  'displayName' | 'description' | 'isProductionMode' | 'config' | 'oauthProviders' | 'emailConfig'
> & { domains: readonly TrustedDomain[] }

/** Lists the settings that differ from the stored ones. */
function settingChanges(
  { sealer }: Context,
  { config, ...before }: Before,
  changes: ProjectChanges,
): AuditChange[] {
  const stored: AuditedProject = {
    displayName: before.displayName,
    description: before.description,
    isProductionMode: before.isProductionMode,
    settings: config,
    domains: before.domains,
    oauthProviders: openOAuthProviders(sealer, before.oauthProviders),
    emailConfig: openEmailConfig(sealer, before),
  }
  const { emailConfig = stored.emailConfig } = changes
  return projectValueChanges(stored, {
    displayName: changes.displayName ?? stored.displayName,
    description: changes.description ?? stored.description,
    isProductionMode: changes.isProductionMode ?? stored.isProductionMode,
    settings: withProjectConfig(config, changes.config),
    domains: changes.domains ?? stored.domains,
    oauthProviders: changes.oauthProviders ?? stored.oauthProviders,
    emailConfig: emailConfig ?? undefined,
  })
}

/**
 * Changes a project without an event in the audit log: part of its creation. Resolves to the settings that changed, for such
 * an event.
 */
export async function applyProjectChanges(
  ctx: Context,
  projectId: string,
  changes: ProjectChanges,
): Promise<AuditChange[]> {
  const { sealer } = ctx
  const { config, oauthProviders, domains, emailConfig, ...values } = changes
  const sealed = {
    oauthProviders: oauthProviders && sealOAuthProviders(sealer, sortedProviders(oauthProviders)),
    emailConfig: emailConfig && sealEmailConfig(sealer, emailConfig),
  }
  return inTransaction(ctx, async ({ db }) => {
    const isProject = eq(projects.id, projectId)
    const [before] = await db
      .select({
        displayName: projects.displayName,
        description: projects.description,
        isProductionMode: projects.isProductionMode,
        config: projects.config,
        oauthProviders: projects.oauthProviders,
        emailConfig: projects.emailConfig,
      })
      .from(projects)
      .where(isProject)
      .for('no key update')
    if (before === undefined) throw fail('PROJECT_NOT_FOUND', { projectId: projectId })
    const merged = withProjectConfig(before.config, config)
    const stored = await listDomains(db, projectId)
    requireProductionChecks(
      ctx,
      {
        id: projectId,
        isProductionMode: before.isProductionMode,
        config: { ...before.config, domains: stored },
      },
      {
        id: projectId,
        isProductionMode: values.isProductionMode ?? before.isProductionMode,
        config: { ...merged, domains: domains ?? stored },
      },
    )
    await db
      .update(projects)
      .set({ ...values, ...sealed, config: merged })
      .where(isProject)
    if (domains !== undefined) await replaceDomains(db, projectId, domains)
    return settingChanges(ctx, { ...before, domains: stored }, changes)
  })
}

/** A project has a provider once, in the order of the IDs; the last entry counts. */
const sortedProviders = (providers: readonly OAuthProviderConfig[]): OAuthProviderConfig[] =>
  [...new Map(providers.map((provider) => [provider.id, provider])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )

type Change = Parameters<typeof newProductionModeErrors>

/**
 * Rejects a change that the checks of production mode forbid, with one line for each error. A client runs the same
 * checks, but other callers of the API do not: a project in production mode could trust pages on localhost or http,
 * where anyone on the network or the machine reads the codes.
 *
 * The deployed service of June 2025 has no such checks.
 */
function requireProductionChecks({ config }: Context, ...[before, after]: Change): void {
  if (config.compatibility === 'june-2025') return
  const errors = newProductionModeErrors(before, after)
  if (errors.length > 0) throw rejection(errors.map(({ message }) => message).join('\n'))
}
