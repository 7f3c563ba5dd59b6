import { Drawing, Icon } from './icon.js'

// Icons of menus and outcomes, which forms do not load.

export const linkIcon = (
  <Drawing shape="M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5" />
)

export const mailIcon = (
  <Drawing shape="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6.5L20.5 7" />
)

export const userIcon = (
  <Drawing shape="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0" />
)

export const shieldIcon = (
  <Drawing shape="M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8ZM9 12l2.2 2.2L15.2 10" />
)

export const deviceIcon = (
  <Drawing shape="M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM9 20.5h6M12 16.5v4" />
)

export const keyIcon = <Icon name="key" />

/** For a page that was not found. */
export const searchIcon = (
  <Drawing shape="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5l5 5M8.3 8.3l4.4 4.4M12.7 8.3l-4.4 4.4" />
)

export const signOutIcon = (
  <Drawing
    isDirectional
    shape="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"
  />
)

/** For the account settings. */
export const settingsIcon = (
  <Drawing shape="M4 7.5h9.5M18.5 7.5H20M4 16.5h1.5M10.5 16.5H20M16 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
)

/** For a menu with further actions. */
export const moreIcon = <Drawing shape="M5 12h.1M12 12h.1M19 12h.1" />

export const signInIcon = (
  <Drawing
    isDirectional
    shape="M10 4h8a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-8M3.5 12H14M10.5 8.5 14 12l-3.5 3.5"
  />
)

/** For a disabled feature or a denied request. */
export const offIcon = <Drawing shape="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.7 5.7l12.6 12.6" />

export const plusIcon = <Drawing shape="M12 5v14M5 12h14" />

export const teamIcon = (
  <Drawing shape="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14a6.5 6.5 0 0 1 3.5 6" />
)

export const terminalIcon = (
  <Drawing shape="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM7 9l3 3-3 3M12.5 15h4.5" />
)

export const unfoldIcon = <Drawing shape="M8 9.5l4-4 4 4M8 14.5l4 4 4-4" />

/** For a link to another screen. */
export const forwardIcon = (
  <span className="lk-chevron">
    <Drawing isDirectional shape="M9.5 5.5 16 12l-6.5 6.5" />
  </span>
)

export const backIcon = (
  <span className="lk-chevron">
    <Drawing isDirectional shape="M14.5 5.5 8 12l6.5 6.5" />
  </span>
)

/** A spinner for a running task. */
export const spinner = <span className="lk-spinner" aria-hidden="true" />
