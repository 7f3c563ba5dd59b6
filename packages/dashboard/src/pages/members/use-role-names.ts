import type { ProjectRole } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/members.js'

/** Returns the names of the roles, and what each may do. */
export function useRoleNames() {
  const { text } = useTranslation(texts)
  const names: Readonly<Record<ProjectRole, string>> = {
    owner: text('roleOwner'),
    developer: text('roleDeveloper'),
    support: text('roleSupport'),
    read_only: text('roleReadOnly'),
  }
  const helps: Readonly<Record<ProjectRole, string>> = {
    owner: text('ownerHelp'),
    developer: text('developerHelp'),
    support: text('supportHelp'),
    read_only: text('readOnlyHelp'),
  }
  return { names, helps }
}
