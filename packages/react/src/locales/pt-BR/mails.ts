import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
  resetRemoved:
    'Se este e-mail ainda não estava confirmado, as outras formas de login foram removidas.',
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
}
