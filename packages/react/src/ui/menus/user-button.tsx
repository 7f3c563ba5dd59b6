import type { CurrentUser } from '@latchkey/core'
import { useApp } from '../../hooks/use-app.js'
import { usePerson } from '../../hooks/use-person.js'
import { useTask } from '../../lib/use-task.js'
import { useWords } from '../../i18n/words.js'
import { Avatar } from '../pictures/avatar.js'
import { cut } from '../given.js'
import { Menu, MenuItem } from './menu.js'
import { menus } from './menu-texts.js'
import { PageLink } from '../page-link.js'
import { Part, type PartProps } from '../part.js'
import { nameOf, Person } from '../person.js'
import { Popover } from './popover.js'

/** Something of the app's own in the menu. */
export interface UserMenuItem {
  /** In the app's own words; no two are the same. */
  label: string
  /** Called when the user chooses the item. */
  onSelect: () => void
}

/** The props of `UserButton`. */
export interface UserButtonProps extends PartProps {
  /** The app's own items, between the account settings and signing out. */
  items?: readonly UserMenuItem[] | undefined
}

/**
 * The picture of the signed-in user with a menu: account settings, the app's own items, sign out. For a
 * signed-out visitor, and if reading the user failed, a link to the sign-in page.
 *
 * @example <UserButton items={[{ label: 'Billing', onSelect: () => navigate('/billing') }]} />
 */
export function UserButton({ labels, items }: UserButtonProps) {
  const app = useApp()
  // A user who has to verify the email first finds the account settings here.
  const user = usePerson({ includeRestricted: true })
  const leaving = useTask()
  const signOut = () => leaving.run(async () => void (await app.signOut()))
  return (
    <Part labels={labels} says={menus} waiting={<UserButtonView user={undefined} />}>
      <UserButtonView {...{ user, items, signOut, isBusy: leaving.isBusy }} />
    </Part>
  )
}

export interface UserButtonViewProps {
  /** Null if no user is signed in or reading the user failed, undefined while the user is unknown. */
  user: CurrentUser | null | undefined
  items?: readonly UserMenuItem[] | undefined
  isBusy?: boolean
  signOut?: () => void
}

export function UserButtonView({
  user,
  items = [],
  isBusy = false,
  signOut = () => {},
}: UserButtonViewProps) {
  const { text } = useWords()
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
  const label = text('userMenu', { name: cut(nameOf(user)) })
  return (
    <Popover
      label={label}
      face={<Avatar name={nameOf(user)} pictureUrl={user.profileImageUrl} />}
      isBusy={isBusy}
    >
      <Person user={user} />
      <Menu label={label}>
        <PageLink page="accountSettings" tone="item" label="userMenuSettings" />
        {items.map((item) => (
          <MenuItem key={item.label} onSelect={item.onSelect}>
            {item.label}
          </MenuItem>
        ))}
        <MenuItem onSelect={signOut}>{text('signOut')}</MenuItem>
      </Menu>
    </Popover>
  )
}
