import { Avatar } from '@latchkey/react/pages'
import { visibleName } from './readable-text.js'

interface Person {
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly profileImageUrl: string | null
}

/** Returns the name to display for a user. */
export const nameOfUser = ({ displayName, primaryEmail }: Omit<Person, 'profileImageUrl'>) =>
  visibleName(displayName) ?? primaryEmail ?? 'Unnamed user'

/** Returns the name to display for a team. */
export const nameOfTeam = ({ displayName }: { readonly displayName: string }) =>
  visibleName(displayName) ?? 'Unnamed team'

/** Returns the name to display for a project. */
export const nameOfProject = ({ displayName }: { readonly displayName: string }) =>
  visibleName(displayName) ?? 'Unnamed project'

/** The picture of a user, or the initial. The page shows the name beside it. */
export const UserAvatar = ({ user }: { user: Person }) => (
  <Avatar name={nameOfUser(user)} pictureUrl={user.profileImageUrl} />
)
