import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Sair da conta?',
  signOutAskText: 'Outro site trouxe você até aqui. Saia somente se era isso que você queria.',
  staySignedIn: 'Continuar na conta',
  signingOut: 'Saindo da conta',
  signedOutTitle: 'Você saiu da conta',
  signedOut: 'Ninguém pode usar sua conta neste navegador até você entrar de novo.',
  alreadySignedOut: 'Não havia nenhuma conta aberta neste navegador.',
  signOutUnconfirmed:
    'Você saiu da conta neste navegador. Não foi possível contatar o serviço, por isso sua sessão pode continuar aberta lá até que ele seja avisado.',

  mfaTitle: 'Digite o código de verificação',
  mfaHelp: 'Digite o código de 6 dígitos do seu aplicativo autenticador.',
  mfaVerify: 'Verificar',
  mfaWrong: 'Esse código está incorreto. Digite o que aparece agora.',
  mfaWrongAgain:
    'Esse código também está incorreto. Verifique se o celular ajusta a hora automaticamente.',
  mfaUseRecovery: 'Usar um código de recuperação',
  mfaUseApp: 'Usar o app autenticador',
  mfaRecoveryLabel: 'Código de recuperação',
  mfaRecoveryHelp: 'Digite um dos códigos de recuperação que você salvou.',
  mfaRecoveryEmpty: 'Digite um código de recuperação.',
  mfaRecoveryWrong: 'Este código está incorreto ou já foi usado. Digite outro.',
  mfaVerified: 'Seu código está correto.',
  mfaMissingTitle: 'Primeiro, entre na conta',
  mfaMissing: 'Nenhum login espera um código nesta guia, ou ele esperou tempo demais.',
  mfaExpired: 'Um login espera alguns minutos pelo código. Entre de novo e digite um novo código.',
  mfaUsedTitle: 'Este login já foi concluído',
  mfaUsed: 'O código dele já foi digitado. Se você não está na sua conta, entre de novo.',
  mfaSpentTitle: 'Muitos códigos incorretos',
  mfaSpent: 'Para sua segurança, este login foi encerrado. Entre de novo e digite um novo código.',

  oauthWorkingTitle: 'Entrando na sua conta',
  takesMoment: 'Isso leva só um instante.',
  oauthNothing:
    'Esta página é aberta quando você volta de um provedor. Comece pela página de login.',
  oauthLostTitle: 'Não foi possível concluir o login',
  oauthLost:
    'Ele começou em outro navegador ou guia, ou há mais de uma hora, ou este navegador bloqueia cookies. Ninguém entrou em nenhuma conta.',
  oauthFailed: 'O login com o provedor falhou. Tente de novo.',

  notFoundTitle: 'Página não encontrada',
  notFound: 'Confira o endereço.',

  errorTitle: 'Algo deu errado',
  errorText: 'Volte e tente novamente.',
  otherAccountTitle: 'Esta conta já está em uso',
  otherAccount:
    'A conta no provedor pertence a outro usuário deste app. Entre com ela ou escolha outra.',
  otherConnectionTitle: 'Outra conta está conectada',
  otherConnection:
    'Seu usuário está conectado a outra conta deste provedor. Desconecte-a primeiro ou use-a.',
  addressTakenTitle: 'Já existe uma conta com este e-mail',
  addressTaken:
    'O e-mail dessa conta já pertence a um usuário daqui. Entre como antes e depois conecte o provedor nas configurações.',
  cameBackNowhere: 'Este site não está na lista de domínios confiáveis. Avise quem o administra.',
  accessDeniedTitle: 'O login foi cancelado',
  accessDenied:
    'O provedor recusou, ou você cancelou. Você pode tentar de novo ou entrar de outra forma.',
  providerRefusedTitle: 'O provedor recusou o login',
  providerRefused:
    'Tente de novo ou entre de outra forma. Se acontecer outra vez, envie o código para o suporte a quem administra este app.',
  scopeRefusedTitle: 'O provedor recusou uma permissão',
  scopeRefused:
    'Este app pede ao provedor uma permissão que ele não concede. Entre de outra forma e envie o código para o suporte a quem administra este app.',
  providerOutageTitle: 'O provedor não responde',
  providerOutage:
    'O problema é do provedor, não da sua conexão nem da sua conta. Tente de novo em alguns minutos ou entre de outra forma.',
  providerUnavailableTitle: 'Este provedor não está disponível',
  providerUnavailable: 'O app não o oferece no momento. Entre de outra forma.',
  timedOutTitle: 'Demorou demais',
  timedOut: 'O login com o provedor demorou demais. Entre de novo.',
  recentSignInTitle: 'Primeiro, entre de novo',
  recentSignIn: 'Para proteger sua conta, entre de novo antes de conectar um provedor.',
  accountDeletionTitle: 'Sua conta será excluída',
  accountDeletion: 'Exclusão: {when}. Se você mantiver sua conta, poderá entrar de novo.',
  accountKeep: 'Manter minha conta',
  accountKeptTitle: 'Sua conta foi mantida',
  accountKept: 'Entre para continuar.',
}
