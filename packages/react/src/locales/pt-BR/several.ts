import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'Use pelo menos {count} caracteres.',
  passwordTooShortUnknown: 'Use mais caracteres.',
  passwordTooLongUnknown: 'Use menos caracteres.',
  passwordTooWeak: 'Esta senha é comum demais. Escolha outra.',
  passwordIsEmail: 'Não use seu endereço de e-mail como senha.',
  passwordGuessable: 'Fácil de adivinhar. Use caracteres mais variados.',
  passwordLongEnough: 'Tamanho suficiente. Quanto mais longa, mais segura.',
  passwordStrong: 'Uma senha forte.',
  signUpOffTitle: 'O cadastro está fechado',
  signedUpTitle: 'Sua conta está pronta',
  haveAccount: 'Já tem uma conta?',
  emailExists: 'Já existe uma conta com este e-mail.',
  noSignUpMethod:
    'Nenhuma forma de criar conta está ativada neste app ainda. Fale com quem o administra.',
  signedUp:
    'Um e-mail está a caminho de {email}. Abra o link dele para confirmar que o endereço é seu.',
  signInAgain: 'Entrar de novo',
  noCodeTitle: 'Falta alguma coisa',
  invalidLinkTitle: 'Este link não funciona',
  expiredLinkTitle: 'Este link expirou',
  usedLinkTitle: 'Este link já foi usado',
  spentLinkTitle: 'Houve tentativas demais com este link',
  framedTitle: 'Abra esta página separadamente',
  framedText: 'Ela está dentro da página de outro site, que poderia cobrir partes dela.',
  newLinkSent: 'Um novo e-mail está a caminho de {email}.',
  resetPassword: 'Nova senha',
  mfaNotSix: 'Digite os seis dígitos que o seu app autenticador mostra.',

  secondFactorTitle: 'Verificação em duas etapas',
  secondFactor: 'Sua conta pede um código do seu app autenticador.',
  secondFactorEnter: 'Digitar código',
  userMenuSettings: 'Configurações da conta',
  team: 'Equipe',
  createTeam: 'Criar equipe',
  teamName: 'Nome da equipe',
}
