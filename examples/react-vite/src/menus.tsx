import { TeamSwitcher, UserButton } from '@latchkey/react/pages'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

/** The menus of the signed-in user, for the header of an app. */
export const Menus = () => (
  <div className="row menus">
    <TeamSwitcher />
    <UserButton showName />
  </div>
)
