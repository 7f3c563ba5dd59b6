/** What only menus say. */
export const texts = {
  /** Name of the button with somebody's picture, and of the menu that it opens; read aloud. {name} is theirs. */
  userMenu: 'Account menu for {name}',
  /** In place of a team's name. */
  teamMenuNone: 'Select team',
  /** In place of the teams, when there is none and none can be created. */
  teamMenuEmpty: "You're not in a team yet. Ask for an invitation.",
  teamMenuNameMissing: 'Enter a name.',
}
