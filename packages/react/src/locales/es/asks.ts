import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Usar otra cuenta',

  inviteAsk: '¿Unirte a {team}?',
  inviteAskText: 'Te unes con esta cuenta. Los miembros del equipo ven su nombre y su imagen.',
  inviteJoin: 'Unirse al equipo',
  inviteIgnore: 'Ahora no',
  inviteSignInTitle: 'Te invitaron a un equipo',
  inviteSignIn: 'Inicia sesión para ver qué equipo es. No pasa nada hasta que aceptes.',
  inviteJoinedTitle: 'Te damos la bienvenida a {team}',
  inviteJoined: 'Ahora formas parte del equipo.',
  inviteOpenTeam: 'Ir al equipo',
  inviteNoCode:
    'Esta página se abre con el enlace de una invitación. Abre allí el enlace completo.',
  inviteInvalid:
    'Puede estar cortado, o la invitación se retiró. Vuelve a abrir el enlace del correo o consulta a quien te invitó.',
  inviteExpired: 'Las invitaciones solo valen unos días. Pide una nueva a quien te invitó.',
  inviteUsed: 'Una invitación vale para una sola persona. Si fuiste tú, ya estás en el equipo.',
  inviteSpent:
    'Por la seguridad del equipo, ahora está bloqueado. Pide uno nuevo a quien te invitó.',

  cliAsk: '¿Dar acceso a una herramienta de línea de comandos?',
  cliAskText: 'Un programa en una terminal pide usar {app} con esta cuenta:',
  cliPhrase: 'Tu terminal debe mostrar',
  cliWarning:
    'Autoriza solo lo que acabas de iniciar tú. Si no, quien te envió aquí entrará en tu cuenta.',
  cliShared:
    'La herramienta comparte tu sesión: si la cierras en este navegador, también se cierra allí.',
  cliAuthorize: 'Autorizar',
  cliSure: '¿Lo iniciaste tú?',
  cliSureText:
    'Otro sitio web te trajo aquí. Si alguien te pidió abrir esta página, cancela: entraría en tu cuenta.',
  cliSureYes: 'Sí, autorizar',
  cliSignInTitle: 'Primero inicia sesión',
  cliSignIn:
    'Una herramienta de línea de comandos te espera. Inicia sesión y decide si puede usar tu cuenta.',
  cliDoneTitle: 'Todo listo',
  cliDone: 'Puedes cerrar esta pestaña y volver al terminal.',
  cliClose: 'Cerrar esta pestaña',
  cliNotClosed: 'Cierra tú esta página',
  cliGoneTitle: 'Solicitud caducada',
  cliGone:
    'Ha caducado, ya se respondió o su enlace está cortado. Vuelve a empezar en tu terminal.',
  cliMaybeDoneTitle: 'Quizá ya esté hecho',
  cliMaybeDone:
    'Tu primer intento pudo haber llegado. Mira tu terminal; si sigue esperando, vuelve a empezar allí.',
  cliDeniedTitle: 'Acceso denegado',
  cliDenied: 'La herramienta no entró en tu cuenta. Puedes cerrar esta página.',
  cliNoCode:
    'Esta página se abre con el enlace que muestra una herramienta de línea de comandos. Empieza en tu terminal y abre el enlace completo.',
}
