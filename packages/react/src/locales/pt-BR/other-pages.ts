import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Falta alguma coisa',
  invalidLinkTitle: 'Este link não funciona',
  expiredLinkTitle: 'Este link expirou',
  usedLinkTitle: 'Este link já foi usado',
  spentLinkTitle: 'Houve tentativas demais com este link',

  secondFactorTitle: 'Verificação em duas etapas',
  secondFactor: 'Sua conta pede um código do seu app autenticador.',
  secondFactorEnter: 'Digitar código',

  switchAccount: 'Usar outra conta',

  inviteAsk: 'Participar de {team}?',
  inviteAskText: 'Você participa com esta conta. Os membros da equipe veem o nome e a imagem dela.',
  inviteFrom: '{name} convidou você.',
  inviteJoin: 'Entrar na equipe',
  inviteIgnore: 'Agora não',
  inviteSignInTitle: 'Você recebeu um convite para uma equipe',
  inviteSignIn: 'Entre na conta para ver qual é a equipe. Nada acontece antes de você aceitar.',
  inviteSignInKnown: 'Entre para continuar. Você só vai participar depois de aceitar.',
  inviteJoinedTitle: 'Boas-vindas a {team}',
  inviteJoined: 'Agora você faz parte da equipe.',
  inviteOpenTeam: 'Ir para a equipe',
  inviteNoCode: 'Esta página é aberta pelo link de um convite. Abra por lá o link inteiro.',
  inviteInvalid:
    'Ele pode estar cortado, ou o convite foi retirado. Abra o link do e-mail de novo ou fale com quem convidou você.',
  inviteExpired: 'Os convites valem só por alguns dias. Peça um novo a quem convidou você.',
  inviteUsed: 'Um convite vale para uma única pessoa. Se foi você, você já está na equipe.',
  inviteSpent: 'Para a segurança da equipe, ele foi bloqueado. Peça um novo a quem convidou você.',

  cliAsk: 'Dar acesso a uma ferramenta de linha de comando?',
  cliAskText: 'Um programa em um terminal pede para usar {app} com esta conta:',
  cliPhrase: 'Seu terminal deve mostrar',
  cliWarning:
    'Autorize somente o que você mesmo acabou de iniciar. Caso contrário, quem trouxe você até aqui entra na sua conta.',
  cliShared: 'A ferramenta compartilha sua sessão: ao sair neste navegador, ela também sai.',
  cliAuthorize: 'Autorizar',
  cliSure: 'Foi você que iniciou isto?',
  cliSureText:
    'Outro site trouxe você até aqui. Se alguém pediu para você abrir esta página, cancele: essa pessoa entraria na sua conta.',
  cliSureYes: 'Sim, autorizar',
  cliSignInTitle: 'Primeiro, entre na conta',
  cliSignIn:
    'Uma ferramenta de linha de comando espera por você. Entre e decida se ela pode usar sua conta.',
  cliDoneTitle: 'Tudo pronto',
  cliDone: 'Você pode fechar esta aba e voltar ao terminal.',
  cliClose: 'Fechar esta aba',
  cliNotClosed: 'Feche esta página manualmente',
  cliGoneTitle: 'Solicitação expirada',
  cliGone: 'Ele expirou, já foi respondido ou o link está cortado. Comece de novo no terminal.',
  cliMaybeDoneTitle: 'Isso talvez já esteja feito',
  cliMaybeDone:
    'Sua primeira tentativa pode ter funcionado. Veja o terminal; se ele ainda espera, comece de novo por lá.',
  cliDeniedTitle: 'Acesso negado',
  cliDenied: 'A ferramenta não teve acesso à sua conta. Você pode fechar esta página.',
  cliNoCode:
    'Esta página é aberta pelo link que uma ferramenta de linha de comando mostra. Comece no terminal e abra o link inteiro.',

  verifyAsk: 'Confirme seu e-mail',
  verifyAskText: 'Você abriu o link do nosso e-mail. Confirme que o endereço é seu.',
  verify: 'Confirmar',
  verifyWhose: 'Você criou esta conta?',
  verifyWhoseText: 'Uma conta em {app} foi criada com {email}.',
  verifyAdded: 'Esta conta é sua?',
  verifyAddedText: '{email} foi adicionado a uma conta em {app}.',
  verifyCreated: 'Criada em',
  verifyDevice: 'Dispositivo',
  verifyPlace: 'Local',
  verifyMine: 'Sim, fui eu',
  verifyNotMine: 'Não, não fui eu',
  rejectedTitle: 'E-mail removido',
  rejected: 'A conta não usa mais o seu e-mail.',
  rejectedSignedOut: 'Todas as sessões dela foram encerradas.',
  verifiedTitle: 'E-mail confirmado',
  verified: 'Tudo pronto.',
  alreadyVerified: 'Seu e-mail já estava confirmado. Não há mais nada a fazer.',
  noCode: 'Esta página é aberta pelo link de um e-mail. Abra por lá o link inteiro.',
  invalidLink:
    'Ele pode estar cortado ou ter um erro de digitação. Abra o link do e-mail de novo ou copie-o inteiro.',
  expiredLink:
    'Os links valem por tempo limitado ou até que um mais novo seja enviado. Peça um novo e-mail.',
  expiredLinkSignedOut:
    'Os links valem por tempo limitado ou até que um mais novo seja enviado. Entre na conta para receber um novo e-mail.',
  usedLink: 'Se foi você, seu e-mail está confirmado e não há mais nada a fazer.',
  spentLink: 'Para sua segurança, ele foi bloqueado. Peça um novo e-mail.',
  spentLinkSignedOut:
    'Para sua segurança, ele foi bloqueado. Entre na conta para receber um novo e-mail.',
  sendNewLink: 'Reenviar e-mail',

  forgotPassword: 'Esqueceu a senha?',
  forgotText: 'Digite seu e-mail e enviaremos um link de redefinição.',
  forgotSend: 'Enviar link',
  forgotBack: 'Voltar ao login',
  forgotOffTitle: 'As senhas estão desativadas',
  forgotOff: 'Este app não usa senhas. Entre de outra forma.',
  forgotSentTitle: 'Verifique seu e-mail',
  forgotSent:
    'Se {email} pertence a uma conta, um e-mail com um link está a caminho. Confira também a caixa de spam.',
  forgotAgain: 'Reenviar e-mail',
  forgotOtherAddress: 'Usar outro e-mail',
  forgotSignedIn:
    'Você pode mudar a senha nas configurações da conta. Se não lembra mais dela, peça um link por e-mail.',
  forgotSignedInNoEmail: 'Você pode mudar a senha nas configurações da conta.',

  resetTitle: 'Escolha uma nova senha',
  resetText: 'Com isso, todos os dispositivos conectados à sua conta serão desconectados.',
  resetRepeat: 'Confirmar nova senha',
  resetMismatch: 'As senhas não são iguais.',
  resetSave: 'Redefinir senha',
  resetDoneTitle: 'Senha atualizada',
  resetDone: 'Sua conta foi desconectada de todos os dispositivos. Entre com sua nova senha.',
  resetNoCode:
    'Esta página é aberta pelo link de um e-mail. Se você não tem um, peça que seja enviado.',
  resetInvalid:
    'Ele pode estar cortado ou ter um erro de digitação. Abra o link do e-mail de novo ou peça um novo.',
  resetExpired:
    'Os links para trocar de senha valem por tempo limitado ou até que um mais novo seja enviado. Peça um novo.',
  resetUsed:
    'Um link vale para uma única senha. Se foi você, entre com ela; se não, peça um novo link.',
  resetSpent: 'Para sua segurança, ele foi bloqueado. Peça um novo.',
  resetNewLink: 'Enviar um novo link',
  resetRejectedTitle: 'A senha foi recusada',
  resetRejected: 'O link já não vale mais. Peça um novo e escolha outra senha.',

  magicLinkAsk: 'Continuar o login?',
  magicLinkAskText: 'Você abriu o link do nosso e-mail. Continue se foi você que o pediu.',
  magicLinkElsewhere:
    'O e-mail foi pedido em outro navegador ou dispositivo. Continue somente se foi você.',
  magicLinkReplaces: 'Esta conta está aberta aqui e seria desconectada:',
  magicLinkStay: 'Continuar como {name}',
  magicLinkExpired: 'Os links valem só por tempo limitado. Peça um novo e-mail na página de login.',
  magicLinkUsed: 'Um link vale uma única vez. Se você não está na sua conta, peça um novo e-mail.',
  magicLinkSpent: 'Para sua segurança, ele foi bloqueado. Peça um novo e-mail na página de login.',
  magicLinkUnconfirmedTitle: 'Primeiro, confirme seu e-mail',

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
  refusedByApp: 'Este app não aceitou sua conta. Fale com o suporte do app.',
  cameBackNowhere: 'Este site não está na lista de domínios confiáveis. Avise quem o administra.',
  accessDeniedTitle: 'O login foi cancelado',
  accessDenied:
    'O provedor recusou, ou você cancelou. Você pode tentar de novo ou entrar de outra forma.',
  providerRefusedTitle: 'O provedor recusou o login',
  providerRefused:
    'Tente de novo ou entre de outra forma. Se acontecer outra vez, envie o código para o suporte a quem administra este app.',
  ssoNotAllowed:
    'O provedor de identidade da sua organização enviou um endereço de e-mail que não pode entrar aqui. Fale com o seu administrador.',
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

  consentAsk: 'Permitir que {client} use sua conta?',
  consentAskText: 'Você entraria lá com sua conta de {app}:',
  consentUnverified: 'Este app não foi verificado. Qualquer app pode se chamar {client}.',
  consentUnverifiedHost: 'Este app não foi verificado. O nome dele vem de {host}.',
  consentScopes: '{client} poderia:',
  consentDestination: 'Você irá para {host}. Continue só se confiar nesse site.',
  consentLoopback: 'Você irá para um app neste computador. Continue só se começou isto por ele.',
  consentDevice: 'Continue só se você começou isto no seu próprio dispositivo.',
  consentAllow: 'Permitir',
  consentDeny: 'Recusar',
  consentSignInTitle: 'Entre primeiro',
  consentSignIn: 'Outro app quer usar sua conta. Entre e depois decida.',
  consentAgainTitle: 'Primeiro entre de novo',
  consentAgain: 'O outro app pede um novo login. Entre de novo para continuar.',
  consentGoneTitle: 'Solicitação expirada',
  consentGone: 'Volte ao outro app e comece de novo.',
  consentNoCode: 'Abra esta página a partir do app em que você quer entrar.',
  consentWorkingTitle: 'Levando você de volta',
}
