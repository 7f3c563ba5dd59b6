import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Cuenta de {name}',
  teamMenuNone: 'Elegir equipo',
  teamMenuEmpty: 'Aún no estás en ningún equipo. Pide a alguien que te invite.',
  teamMenuNameMissing: 'Escribe un nombre.',
}
