import { Avatar } from '@latchkey/react/pages'
import { useTranslation } from '../i18n/use-translation.js'
import { visibleName } from './readable-text.js'

interface Person {
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly profileImageUrl: string | null
}

/** Returns functions that return the name to display for a user, a team or a project. */
export function useNames() {
  const { text } = useTranslation()
  return {
    nameOfUser: ({ displayName, primaryEmail }: Omit<Person, 'profileImageUrl'>) =>
      visibleName(displayName) ?? primaryEmail ?? text('unnamedUser'),
    nameOfTeam: ({ displayName }: { readonly displayName: string }) =>
      visibleName(displayName) ?? text('unnamedTeam'),
    nameOfProject: ({ displayName }: { readonly displayName: string }) =>
      visibleName(displayName) ?? text('unnamedProject'),
  }
}

/** Returns what a list of users is sorted by. */
export const sortNameOf = ({ displayName, primaryEmail }: Omit<Person, 'profileImageUrl'>) =>
  visibleName(displayName) ?? primaryEmail ?? ''

/** The picture of a user, or the initial. The page shows the name beside it. */
export const UserAvatar = ({ user }: { user: Person }) => (
  <Avatar name={useNames().nameOfUser(user)} pictureUrl={user.profileImageUrl} />
)
