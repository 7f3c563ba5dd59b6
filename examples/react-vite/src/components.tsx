import { TeamSwitcher, UserButton } from '@latchkey/react/pages'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

/** The menus of the signed-in user, as an app has them in its header. */
export const Components = () => (
  <div className="row menus">
    <TeamSwitcher />
    <UserButton />
  </div>
)
