import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/built-in-permissions.js'

/** The permissions of the service, whose descriptions are in English. */
const builtIn = new Map<string, keyof typeof texts>([
  ['$update_team', 'updateTeamAllows'],
  ['$delete_team', 'deleteTeamAllows'],
  ['$read_members', 'readMembersAllows'],
  ['$remove_members', 'removeMembersAllows'],
  ['$invite_members', 'inviteMembersAllows'],
  ['$manage_api_keys', 'manageApiKeysAllows'],
])

/** Returns a function that says what a permission allows: a built-in one in the language of the reader. */
export function useDescription() {
  const { text } = useTranslation(texts)
  return ({ id, description }: { id: string; description: string }): string => {
    const key = builtIn.get(id)
    return key === undefined ? description : text(key)
  }
}
