/** What only menus say. */
export const texts = {
  /** Name of the button with somebody's picture, and of the menu that it opens; read aloud. {name} is theirs. */
  userMenu: 'Account of {name}',
  /** In place of a team's name. */
  teamMenuNone: 'Choose a team',
  /** In place of the teams, when there is none and none can be created. */
  teamMenuEmpty: 'You are in no team yet. Ask somebody to invite you.',
  teamMenuNameMissing: 'Enter a name.',
}
