import { Avatar } from '@latchkey/react/pages'

interface Person {
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly profileImageUrl: string | null
}

/** Returns the name to display for a user. */
export const nameOfUser = ({ displayName, primaryEmail }: Omit<Person, 'profileImageUrl'>) =>
  displayName ?? primaryEmail ?? 'Unnamed user'

/** The picture of a user, or the initial. The page shows the name beside it. */
export const UserAvatar = ({ user }: { user: Person }) => (
  <Avatar name={nameOfUser(user)} pictureUrl={user.profileImageUrl} />
)
