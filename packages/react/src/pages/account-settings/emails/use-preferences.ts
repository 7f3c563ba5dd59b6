import { isLatchkeyError, type NotificationCategory } from '@latchkey/core'
import { useState } from 'react'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useSnapshot } from '../../../lib/use-query.js'
import { useResource } from '../../../lib/use-resource.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import type { SectionProps } from '../section-props.js'

/** The kinds of emails that the user gets. */
export function usePreferences({ user, onEvent }: SectionProps) {
  const query = useQueryOf(user, 'listNotificationCategories')
  const categories = useResource(query)
  /** Whether the service lets users choose. */
  const isOffered = !isLatchkeyError(useSnapshot(query).error, 'FEATURE_NOT_SUPPORTED')
  const change = useSettingMutation(onEvent, () => query.load())
  /** The ID of the category that was changed last. */
  const [changed, setChanged] = useState<string | null>(null)
  const toggle = (category: NotificationCategory) => {
    setChanged(category.id)
    change.run(() => category.setEnabled(!category.enabled))
  }
  return { state: { isOffered, categories, change, changed }, actions: { toggle } }
}
