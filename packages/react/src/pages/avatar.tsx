import { Avatar as OwnAvatar, type AvatarProps } from '../ui/pictures/avatar.js'

export type { AvatarProps }

/**
 * The user's picture if its URL is safe, else the initial. Put the name beside it as text.
 *
 * @example <Avatar name={user.displayName ?? ''} pictureUrl={user.profileImageUrl} />
 */
export const Avatar = (props: AvatarProps) => (
  <span className="lk-root lk-part">
    <OwnAvatar {...props} />
  </span>
)
