import { eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordProjectChange } from '../../audit/record-audit-event.js'
import { valueChanges } from '../../audit/value-changes.js'
import type { Context } from '../../../context.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { projects, type Project } from '../../../db/schema.js'
import type { AuditChange, OpenIdTest, StoredOpenIdProvider } from '../../../db/values.js'
import { rejection } from '../../../errors/http-error.js'
import {
  sealCredential,
  sealOpenIdProvider,
  type NewOpenIdProvider,
  type OpenIdProviderConfig,
} from '../../projects/openid-provider-config.js'

/** More providers do not fit on a sign-in page. */
const MAX_PROVIDERS = 50

/** Adds an OpenID provider to a project. */
export const addOpenIdProvider = (
  ctx: Context,
  project: Project,
  config: NewOpenIdProvider,
): Promise<StoredOpenIdProvider> =>
  changeProviders(ctx, project, config.id, (before, providers) => {
    if (before !== undefined)
      throw rejection(`The project has a provider ${config.id}. Change it, or choose another ID.`)
    if (providers.length >= MAX_PROVIDERS)
      throw rejection(`A project has at most ${MAX_PROVIDERS} OpenID providers.`)
    return sealOpenIdProvider(ctx.sealer, config)
  })

/** Settings to replace; undefined leaves a value unchanged. */
export type OpenIdProviderChanges = {
  [Name in keyof Omit<OpenIdProviderConfig, 'id' | 'issuer'>]?:
    | OpenIdProviderConfig[Name]
    | undefined
}

/** Changes an OpenID provider. Rejects with OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED. */
export const updateOpenIdProvider = (
  ctx: Context,
  project: Project,
  { id, changes }: { id: string; changes: OpenIdProviderChanges },
): Promise<StoredOpenIdProvider> =>
  changeProviders(ctx, project, id, (before) => {
    if (before === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    const { credential, ...settings } = changes
    const changed = Object.entries(settings).filter(([, value]) => value !== undefined)
    // A provider that is only switched on or off works as it did in the test.
    const isTested = credential === undefined && changed.every(([name]) => name === 'isEnabled')
    return {
      ...before,
      ...Object.fromEntries(changed),
      ...(credential !== undefined && sealCredential(ctx.sealer, credential)),
      lastTest: isTested ? before.lastTest : null,
    }
  })

/** Deletes an OpenID provider; the connected accounts stay. Rejects with OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED. */
export async function deleteOpenIdProvider(
  ctx: Context,
  project: Project,
  id: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const providers = await lockProviders(tx, project.id)
    const others = providers.filter((provider) => provider.id !== id)
    if (others.length === providers.length) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    await saveProviders(tx, project.id, others)
    const deleted = providers.find((provider) => provider.id === id)
    await recordProjectChange(tx, project, providerChanges(deleted, undefined))
  })
}

/** Stores the result of a test. It is lost if the provider was changed or deleted since. */
export async function saveTest(
  ctx: Context,
  project: Project,
  { tested, result }: { tested: StoredOpenIdProvider; result: OpenIdTest },
): Promise<void> {
  const { lastTest: _, ...settings } = tested
  await inTransaction(ctx, async (tx) => {
    const providers = await lockProviders(tx, project.id)
    const saved = providers.map((provider) => {
      const { lastTest: _before, ...current } = provider
      const isSame = JSON.stringify(current) === JSON.stringify(settings)
      return isSame ? { ...provider, lastTest: result } : provider
    })
    await saveProviders(tx, project.id, saved)
  })
}

type Change = (
  before: StoredOpenIdProvider | undefined,
  providers: readonly StoredOpenIdProvider[],
) => StoredOpenIdProvider

/** Replaces or adds a provider and writes it to the audit log; concurrent requests keep each other's changes. */
const changeProviders = (
  ctx: Context,
  project: Project,
  id: string,
  change: Change,
): Promise<StoredOpenIdProvider> =>
  inTransaction(ctx, async (tx) => {
    const providers = await lockProviders(tx, project.id)
    const before = providers.find((provider) => provider.id === id)
    const after = change(before, providers)
    const saved =
      before === undefined
        ? [...providers, after]
        : providers.map((provider) => (provider === before ? after : provider))
    await saveProviders(tx, project.id, saved)
    await recordProjectChange(tx, project, providerChanges(before, after))
    return after
  })

/** Lists what differs, for the audit log. A test is not a setting. */
function providerChanges(
  before: StoredOpenIdProvider | undefined,
  after: StoredOpenIdProvider | undefined,
): AuditChange[] {
  const field = `openIdProviders.${(before ?? after)?.id ?? ''}`
  if (before === undefined || after === undefined)
    return [{ field, before: before?.displayName ?? null, after: after?.displayName ?? null }]
  return valueChanges(settingsOf(before), settingsOf(after), {
    plain: ['displayName', 'iconUrl', 'clientId', 'scopes', 'trustEmailVerified', 'isEnabled'],
    prefix: `${field}.`,
  })
}

const settingsOf = ({
  lastTest: _,
  clientSecretSealed,
  privateKeySealed,
  ...settings
}: StoredOpenIdProvider) => ({
  ...settings,
  clientSecret: clientSecretSealed,
  privateKey: privateKeySealed,
})

async function lockProviders({ db }: Context, projectId: string): Promise<StoredOpenIdProvider[]> {
  const [row] = await db
    .select({ openIdProviders: projects.openIdProviders })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update')
  if (row === undefined) throw fail('PROJECT_NOT_FOUND', { projectId })
  return row.openIdProviders
}

const saveProviders = async (
  { db }: Context,
  projectId: string,
  openIdProviders: StoredOpenIdProvider[],
): Promise<void> => {
  await db.update(projects).set({ openIdProviders }).where(eq(projects.id, projectId))
}
