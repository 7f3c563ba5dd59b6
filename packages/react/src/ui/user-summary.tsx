import type { CurrentUser } from '@latchkey/core'
import { Avatar } from './pictures/avatar.js'
import { UserText } from './user-text.js'

/** The fields that identify a user on screen. */
export type Identity = Pick<CurrentUser, 'displayName' | 'primaryEmail' | 'profileImageUrl'>

/** A name without a visible character, such as of spaces, is no name. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

export const nameOf = ({ displayName, primaryEmail }: Identity): string =>
  (displayName && VISIBLE.test(displayName) && displayName) || primaryEmail || ''

/** Shows the picture, name and email address of a user. */
export const UserSummary = ({ user }: { user: Identity }) => (
  <div className="lk-person">
    <Avatar name={nameOf(user)} pictureUrl={user.profileImageUrl} />
    <div className="lk-person-text">
      <p className="lk-person-name">
        <UserText text={nameOf(user)} />
      </p>
      {user.displayName && user.primaryEmail && (
        <p className="lk-person-email">
          <UserText text={user.primaryEmail} />
        </p>
      )}
    </div>
  </div>
)
