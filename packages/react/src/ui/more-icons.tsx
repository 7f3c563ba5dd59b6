import { Drawing } from './icon.js'

// What only menus and the ends of pages show: no form waits for it.

export const linkIcon = (
  <Drawing shape="M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5" />
)

export const mailIcon = (
  <Drawing shape="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6.5L20.5 7" />
)

export const plusIcon = <Drawing shape="M12 5v14M5 12h14" />

export const teamIcon = (
  <Drawing shape="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14a6.5 6.5 0 0 1 3.5 6" />
)

export const terminalIcon = (
  <Drawing shape="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM7 9l3 3-3 3M12.5 15h4.5" />
)

export const unfoldIcon = <Drawing shape="M8 9.5l4-4 4 4M8 14.5l4 4 4-4" />

/** It has not ended yet. */
export const spinner = <span className="lk-spinner" aria-hidden="true" />
