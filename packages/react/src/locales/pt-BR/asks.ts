import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Usar outra conta',

  inviteAsk: 'Participar de {team}?',
  inviteAskText: 'Você participa com esta conta. Os membros da equipe veem o nome e a imagem dela.',
  inviteJoin: 'Entrar na equipe',
  inviteIgnore: 'Agora não',
  inviteSignInTitle: 'Você recebeu um convite para uma equipe',
  inviteSignIn: 'Entre na conta para ver qual é a equipe. Nada acontece antes de você aceitar.',
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
}
