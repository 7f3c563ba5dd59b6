import type { Texts } from '../text.js'

/** Portuguese of Brazil. People are addressed with "você". */
export const texts: Texts = {
  loading: 'Carregando',
  slow: 'Isto está demorando mais que o normal.',
  noScript: 'Esta página precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  retry: 'Tentar de novo',
  continue: 'Continuar',
  home: 'Ir para a página inicial',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Selecione e copie você mesmo',
  supportCode: 'Código de erro',

  email: 'E-mail',
  emailMissing: 'Digite seu e-mail.',
  emailInvalid: 'Digite um único e-mail, como nome@example.com.',
  password: 'Senha',
  passwordMissing: 'Digite sua senha.',
  passwordShow: 'Mostrar senha',
  passwordHide: 'Ocultar senha',
  passwordTooLong: 'Use no máximo {count} caracteres.',

  offline: 'Você está sem conexão. Verifique a internet e tente de novo.',
  unreachable:
    'Não houve resposta. Verifique sua conexão com a internet ou tente de novo daqui a pouco.',
  rateLimited: 'Muitas tentativas. Tente novamente em {wait}.',
  canGoOn: 'Você já pode continuar.',
  unexpected: 'Algo deu errado. Tente de novo.',
  unavailableTitle: 'Não foi possível carregar esta página',

  signedInTitle: 'Você já entrou na sua conta',
  continueAs: 'Continuar como {name}',
  signOut: 'Sair',

  signIn: 'Entrar',

  signUp: 'Criar conta',
  signUpOff: 'Este app não aceita novas contas no momento.',
  sendAgainIn: 'Reenviar em {wait}',
  emailNotSent: 'Não foi possível enviar o e-mail. Tente novamente mais tarde.',
  siteNotTrusted:
    'Este site não está na lista de domínios confiáveis, por isso nenhum e-mail pode levar a ele.',

  code: 'Código',
  accountBannedTitle: 'Conta bloqueada',
  accountBanned: 'Esta conta está bloqueada.',
  refusalMistake: 'Isso é um engano?',
  ssoRequired: 'Sua organização exige o login único. Entre com a conta da sua organização.',
  notSameAccount: 'Essa é outra conta. Entre com a mesma conta ou saia primeiro.',
  wrongDigits: 'Código incorreto. Entre de novo.',
  emailUnconfirmed:
    'Este e-mail ainda não foi confirmado. Abra o link do primeiro e-mail ou entre de outra forma.',

  obstacleFramed: 'Os provedores não abrem dentro de outra página.',
  openAlone: 'Abrir em uma nova aba',
  obstacleInsecure: 'É necessária uma conexão segura: abra esta página com https.',
  obstacleForgetful:
    'Para entrar, são necessários cookies. Permita-os neste site e recarregue a página.',

  passwordTooShort: 'Use pelo menos {count} caracteres.',
  passwordMissingCharacters: {
    one: 'Falta {count} caractere',
    many: 'Faltam {count} de caracteres',
    other: 'Faltam {count} caracteres',
  },
  passwordTooShortUnknown: 'Use mais caracteres.',
  passwordTooLongUnknown: 'Use menos caracteres.',
  passwordTooWeak: 'Esta senha é comum demais. Escolha outra.',
  passwordIsEmail: 'Não use seu endereço de e-mail como senha.',
  passwordGuessable: 'Fácil de adivinhar. Use caracteres mais variados.',
  passwordLongEnough: 'Tamanho suficiente. Quanto mais longa, mais segura.',
  passwordStrong: 'Uma senha forte.',
  signUpOffTitle: 'O cadastro está fechado',
  signedUpTitle: 'Sua conta está pronta',
  signInAgain: 'Entrar de novo',
  framedTitle: 'Abra esta página separadamente',
  framedText: 'Ela está dentro da página de outro site, que poderia cobrir partes dela.',
  newLinkSent: 'Um novo e-mail está a caminho de {email}.',
  resetPassword: 'Nova senha',
  mfaNotSix: 'Digite os seis dígitos que o seu app autenticador mostra.',
  userMenuSettings: 'Configurações da conta',
  team: 'Equipe',
  createTeam: 'Criar equipe',
  teamName: 'Nome da equipe',

  userMenu: 'Conta de {name}',
  teamMenuNone: 'Selecionar equipe',
  teamMenuEmpty: 'Você ainda não está em nenhuma equipe. Peça um convite a alguém.',
  teamMenuNoTeam: 'Você ainda não está em nenhuma equipe.',
  teamMenuNameMissing: 'Digite um nome.',
  teamMenuSettings: 'Configurações da equipe',

  contactSupport: 'Falar com o suporte',

  scopeOpenid: 'Reconhecer você quando entrar',
  scopeProfile: 'Ver seu nome e sua imagem',
  scopeEmail: 'Ver seu e-mail',
  scopeOfflineAccess: 'Continuar conectado enquanto você não o usa',
}
