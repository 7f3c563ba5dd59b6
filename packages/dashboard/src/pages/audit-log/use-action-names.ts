import { useTranslation } from '../../i18n/use-translation.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { texts } from '../../locales/en/audit-log.js'
import { actionGroups } from './actions.js'

/** Returns the names of the audit actions, by the names of their groups. */
export function useActionNames(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  const names: Record<string, Record<string, string>> = {}
  for (const action of actions) (names[text(actionGroups[action])] ??= {})[action] = nameOf(action)
  return names
}

const actions = Object.keys(actionTexts) as (keyof typeof actionTexts)[]
