import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Conta de {name}',
  teamMenuNone: 'Selecionar equipe',
  teamMenuEmpty: 'Você ainda não está em nenhuma equipe. Peça um convite a alguém.',
  teamMenuNameMissing: 'Digite um nome.',
}
