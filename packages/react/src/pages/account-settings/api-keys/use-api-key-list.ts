import type { ApiKey, CurrentUser, Team } from '@latchkey/core'
import { useContext, useState } from 'react'
import { now } from '../../../lib/platform.js'
import { useResource } from '../../../lib/use-resource.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { RecentSignInContext } from '../../recent-sign-in/use-recent-sign-in.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** The open dialog. */
export type KeyDialog =
  | { readonly step: 'create' }
  /** Shows the new key, which cannot be read again. */
  | { readonly step: 'reveal'; readonly value: string }
  | { readonly step: 'revoke'; readonly key: ApiKey }

/** The lifetimes to choose from, in days. 0 means no expiration. */
export const LIFETIMES = [7, 30, 90, 365, 0]
export const DEFAULT_LIFETIME = 90

const DAY_MILLIS = 86_400_000

export interface KeysProps extends SectionProps {
  owner: CurrentUser | Team
}

/** Returns the API keys of a user or team, with the actions on them. */
export function useApiKeyList({ owner, user, isImpersonated, onEvent }: KeysProps) {
  const query = useQueryOf(owner, 'listApiKeys')
  const keys = useResource(query)
  /** The sessions, which tell whether the user is impersonated. */
  const sessions = useResource(useQueryOf(user, 'listSessions'))
  const change = useSettingMutation(onEvent, () => query.load())
  const [dialog, setDialog] = useState<KeyDialog | null>(null)
  const { require: requireSignIn } = useContext(RecentSignInContext)
  const show = (next: KeyDialog) => {
    change.reset()
    setDialog(next)
  }
  // Creating a key requires a recent sign-in. Asked first, because signing in again would discard the form.
  const open = (next: KeyDialog) =>
    next.step === 'create' ? requireSignIn(() => show(next)) : show(next)
  const create = ({ description = '', days = '', isPublic }: FieldValues) => {
    const name = description.trim()
    if (name === '') return change.setProblem({ field: 'description', label: 'settingsKeyNoName' })
    const lifetime = Number(days) * DAY_MILLIS
    const expiresAt = lifetime > 0 ? new Date(now() + lifetime) : null
    change.run(async () => {
      const options = { description: name, expiresAt, isPublic: isPublic !== undefined }
      const { value } = await owner.createApiKey(options)
      setDialog({ step: 'reveal', value })
    })
  }
  const revoke = (key: ApiKey) =>
    change.run(
      async () => {
        await key.revoke()
        setDialog(null)
      },
      { PUBLIC_API_KEY_CANNOT_BE_REVOKED: { label: 'settingsKeyStaysPublic' } },
    )
  return {
    state: {
      keys,
      sessions,
      /** False during impersonation, because an API key would outlive the impersonation. */
      canCreate: isImpersonated === undefined ? undefined : !isImpersonated,
      dialog,
      change,
    },
    actions: {
      open,
      close() {
        // The dialog itself showed that the key was created.
        change.reset()
        setDialog(null)
      },
      create,
      revoke,
    },
  }
}
