import type { TextsOf } from '../text.js'

/** Portuguese of Brazil. People are addressed with "você". */
export const texts: TextsOf<'shared'> = {
  loading: 'Carregando',
  noScript: 'Esta página precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  retry: 'Tentar de novo',
  continue: 'Continuar',
  home: 'Ir para o início',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Selecione e copie você mesmo',
  supportCode: 'Código para o suporte',

  email: 'E-mail',
  emailMissing: 'Digite seu e-mail.',
  emailInvalid: 'Digite um único e-mail, como nome@example.com.',
  password: 'Senha',
  passwordMissing: 'Digite sua senha.',
  passwordShow: 'Mostrar senha',
  passwordHide: 'Ocultar senha',
  passwordTooShort: 'Use pelo menos {count} caracteres.',
  passwordTooShortUnknown: 'Use mais caracteres.',
  passwordTooLong: 'Use no máximo {count} caracteres.',
  passwordTooLongUnknown: 'Use menos caracteres.',
  passwordGuessable: 'Fácil de adivinhar. Use caracteres mais variados.',
  passwordLongEnough: 'Já é o bastante. Quanto mais longa, mais segura.',
  passwordStrong: 'Uma senha forte.',

  offline: 'Você está sem conexão. Verifique a internet e tente de novo.',
  unreachable:
    'Não houve resposta. Verifique sua conexão com a internet ou tente de novo daqui a pouco.',
  rateLimited: 'Foram muitas tentativas. Você poderá continuar em {wait}.',
  rateLimitOver: 'Você já pode continuar.',
  unexpected: 'Algo deu errado. Tente de novo.',
  unavailableTitle: 'Não foi possível carregar esta página',

  signedInTitle: 'Você já entrou na sua conta',
  continueAs: 'Continuar como {name}',
  signOut: 'Sair',

  signIn: 'Entrar',

  signUp: 'Criar conta',
  signUpOffTitle: 'Os cadastros estão desativados',
  signUpOff:
    'A criação de novas contas não está ativada neste projeto. Peça ao proprietário do projeto para ativá-la.',
  signedUpTitle: 'Sua conta está pronta',
  signInAgain: 'Entrar de novo',
  cancel: 'Cancelar',
  noCodeTitle: 'Falta alguma coisa',
  invalidLinkTitle: 'Este link não funciona',
  expiredLinkTitle: 'Este link expirou',
  usedLinkTitle: 'Este link já foi usado',
  spentLinkTitle: 'Este link foi tentado vezes demais',
  sendAgainIn: 'Reenviar em {wait}',
  siteNotTrusted:
    'Este site não está na lista de domínios confiáveis, por isso nenhum e-mail pode levar a ele.',
  resetPassword: 'Nova senha',

  code: 'Código',
  mfaNotSix: 'Digite os seis números que o seu app autenticador mostra.',

  secondFactorTitle: 'Só mais uma etapa',
  secondFactor: 'Sua conta pede um código do seu app autenticador.',
  secondFactorEnter: 'Digitar o código',
  wrongDigits: 'Código incorreto. Entre de novo.',
  emailUnconfirmed:
    'Este e-mail ainda não foi confirmado. Abra o link do primeiro e-mail ou entre de outra forma.',

  userMenu: 'Conta de {name}',
  userMenuSettings: 'Configurações da conta',
  userMenuSignOut: 'Sair',
  teamMenu: 'Equipe',
  teamMenuNone: 'Escolher uma equipe',
  teamMenuEmpty: 'Você ainda não está em nenhuma equipe. Peça um convite a alguém.',
  teamMenuCreate: 'Criar uma equipe',
  teamMenuName: 'Nome da equipe',
  teamMenuNameMissing: 'Digite um nome.',
}
