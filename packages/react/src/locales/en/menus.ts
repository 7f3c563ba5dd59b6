/** Texts that only menus have. */
export const texts = {
  /** Accessible name of the button with the user's picture, and of its menu. {name} is the user's name. */
  userMenu: 'Account menu for {name}',
  /** In place of a team's name. */
  teamMenuNone: 'Select team',
  /** In place of the teams, when there is none and none can be created. */
  teamMenuEmpty: "You're not in a team yet. Ask for an invitation.",
  teamMenuNameMissing: 'Enter a name.',
}
