import {
  isLatchkeyError,
  type NotificationCategory,
  type NotificationCategoryFields,
} from '@latchkey/core'
import { useState } from 'react'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useSnapshot } from '../../../lib/use-query.js'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { SectionProps } from '../section-props.js'

export interface PreferencesState<Category = NotificationCategoryFields> {
  /** Whether the service lets users choose. */
  readonly isOffered: boolean
  readonly categories: Resource<readonly Category[]>
  readonly change: SettingMutationState
  /** The ID of the category that was changed last; null before the first change. */
  readonly changed: string | null
}

export interface PreferencesActions<Category = NotificationCategoryFields> {
  /** Turns the emails of a category on or off. */
  toggle(category: Category): void
}

/** The kinds of emails that the user gets. */
export function usePreferences({
  user,
  onEvent,
}: SectionProps): [
  PreferencesState<NotificationCategory>,
  PreferencesActions<NotificationCategory>,
] {
  const query = useQueryOf(user, 'listNotificationCategories')
  const categories = useResource(query)
  const isOffered = !isLatchkeyError(useSnapshot(query).error, 'FEATURE_NOT_SUPPORTED')
  const change = useSettingMutation(onEvent, () => query.load())
  const [changed, setChanged] = useState<string | null>(null)
  const toggle = (category: NotificationCategory) => {
    setChanged(category.id)
    change.run(() => category.setEnabled(!category.enabled))
  }
  return [{ isOffered, categories, change, changed }, { toggle }]
}
