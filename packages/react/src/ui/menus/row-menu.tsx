import type { ReactNode } from 'react'
import { moreIcon, spinner } from '../more-icons.js'
import { Menu } from './menu.js'
import { Popover } from './popover.js'

export interface RowMenuProps {
  /** The accessible name of the button and of the menu, such as "Actions for ada@example.com". */
  label: string
  /** Whether an action of the row is pending. */
  isBusy?: boolean
  /** The items of the menu. */
  children: ReactNode
}

/** The button "…" of a row, with a menu of its actions. */
export const RowMenu = ({ label, isBusy = false, children }: RowMenuProps) => (
  <Popover
    label={label}
    isBusy={isBusy}
    trigger={<span className="lk-more">{isBusy ? spinner : moreIcon}</span>}
  >
    <Menu label={label}>{children}</Menu>
  </Popover>
)
