import type { CurrentUser } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useApp } from '../../lib/use-app.js'
import { useSignedInUser } from '../../hooks/use-user-state.js'
import { useMutation } from '../../lib/use-mutation.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { Avatar } from '../pictures/avatar.js'
import { truncate, UserText } from '../user-text.js'
import { Menu, MenuItem, MenuSeparator } from './menu.js'
import { settingsIcon, signOutIcon } from '../more-icons.js'
import { PageLink } from '../page-link.js'
import { Standalone, type StandaloneProps } from '../standalone.js'
import { nameOf, UserSummary } from '../user-summary.js'
import { Popover } from './popover.js'

/** An additional menu item. */
export interface UserMenuItem {
  /** The text of the item, which must be unique. */
  label: string
  /** A decorative icon before the text, such as an `svg` of 20 px. */
  icon?: ReactNode
  /** Called when the user chooses the item. */
  onSelect: () => void
}

/** The props of `UserButton`. */
export interface UserButtonProps extends StandaloneProps {
  /** Additional items between the account settings and signing out. */
  items?: readonly UserMenuItem[] | undefined
  /** Whether the button shows the user's name beside the picture where it has room. Default: false. */
  showName?: boolean | undefined
}

/**
 * The picture of the signed-in user with a menu: account settings, additional items, sign out. For a signed-out
 * visitor, and if reading the user failed, a link to the sign-in page.
 *
 * @example <UserButton items={[{ label: 'Billing', onSelect: () => navigate('/billing') }]} />
 */
export function UserButton({ labels, items, showName }: UserButtonProps) {
  const app = useApp()
  // A user who has to verify the email first finds the account settings here.
  const user = useSignedInUser({ includeRestricted: true })
  const leaving = useMutation()
  const signOut = () => leaving.run(async () => void (await app.signOut()))
  return (
    <Standalone labels={labels} placeholder={<UserButtonView user={undefined} />}>
      <UserButtonView {...{ user, items, showName, signOut, isBusy: leaving.isBusy }} />
    </Standalone>
  )
}

export interface UserButtonViewProps {
  /** Null if no user is signed in or reading the user failed, undefined while the user is unknown. */
  user: CurrentUser | null | undefined
  items?: readonly UserMenuItem[] | undefined
  showName?: boolean | undefined
  isBusy?: boolean
  signOut?: () => void
}

export function UserButtonView({
  user,
  items = [],
  showName = false,
  isBusy = false,
  signOut = () => {},
}: UserButtonViewProps) {
  const { text } = useTranslation()
  if (user === undefined)
    return (
      <div className="lk-user-button" role="status" aria-busy="true">
        <span className="lk-unseen">{text('loading')}</span>
        <div className="lk-avatar lk-bone" aria-hidden="true" />
      </div>
    )
  if (user === null)
    return (
      <div className="lk-user-button">
        <PageLink page="signIn" tone="quiet" label="signIn" />
      </div>
    )
  const avatar = <Avatar name={nameOf(user)} pictureUrl={user.profileImageUrl} />
  const label = text('userMenu', { name: truncate(nameOf(user)) })
  return (
    <Popover
      {...(!showName && { label })}
      trigger={
        showName ? (
          <span className="lk-user">
            {avatar}
            <span className="lk-unseen">{label}</span>
            <span className="lk-user-name" aria-hidden="true">
              <UserText text={nameOf(user)} />
            </span>
          </span>
        ) : (
          avatar
        )
      }
      isBusy={isBusy}
    >
      <UserSummary user={user} />
      <Menu label={label}>
        <PageLink page="accountSettings" tone="item" label="userMenuSettings" icon={settingsIcon} />
        {items.map((item) => (
          <MenuItem key={item.label} icon={item.icon} onSelect={item.onSelect}>
            {item.label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={signOutIcon} onSelect={signOut}>
          {text('signOut')}
        </MenuItem>
      </Menu>
    </Popover>
  )
}
