import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Konto: {name}',
  teamMenuNone: 'Wybierz zespół',
  teamMenuEmpty: 'Nie należysz jeszcze do żadnego zespołu. Poproś kogoś o zaproszenie.',
  teamMenuNameMissing: 'Wpisz nazwę.',
}
