import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Falta algo',
  invalidLinkTitle: 'Este enlace no funciona',
  expiredLinkTitle: 'Este enlace ha caducado',
  usedLinkTitle: 'Este enlace ya se usó',
  spentLinkTitle: 'Este enlace se probó demasiadas veces',

  secondFactorTitle: 'Verificación en dos pasos',
  secondFactor: 'Tu cuenta pide un código de tu aplicación de autenticación.',
  secondFactorEnter: 'Introducir código',

  switchAccount: 'Usar otra cuenta',

  inviteAsk: '¿Unirte a {team}?',
  inviteAskText: 'Te unes con esta cuenta. Los miembros del equipo ven su nombre y su imagen.',
  inviteFrom: '{name} te ha invitado.',
  inviteJoin: 'Unirse al equipo',
  inviteIgnore: 'Ahora no',
  inviteSignInTitle: 'Te invitaron a un equipo',
  inviteSignIn: 'Inicia sesión para ver qué equipo es. No pasa nada hasta que aceptes.',
  inviteSignInKnown: 'Inicia sesión para continuar. No te unirás hasta que aceptes.',
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

  cliAsk: '¿Permitir el acceso por línea de comandos?',
  cliAskText: 'Un programa en una terminal pide usar {app} con esta cuenta:',
  cliPhrase: 'Tu terminal debe mostrar',
  cliWarning:
    'Autoriza solo lo que acabas de iniciar tú. Si no, quien te envió aquí entrará en tu cuenta.',
  cliShared:
    'La herramienta comparte tu sesión: si la cierras en este navegador, también se cierra allí.',
  cliSure: '¿Lo iniciaste tú?',
  cliSureText:
    'Otro sitio web te trajo aquí. Si alguien te pidió abrir esta página, cancela: entraría en tu cuenta.',
  cliSureYes: 'Sí, permitir',
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

  verifyAsk: 'Verifica tu correo',
  verifyAskText: 'Abriste el enlace de nuestro correo. Confirma que la dirección es tuya.',
  verify: 'Confirmar',
  verifyWhose: '¿Creaste esta cuenta?',
  verifyWhoseText: 'Se creó una cuenta en {app} con {email}.',
  verifyAdded: '¿Es tu cuenta?',
  verifyAddedText: '{email} se añadió a una cuenta en {app}.',
  verifyCreated: 'Creada',
  verifyDevice: 'Dispositivo',
  verifyPlace: 'Ubicación',
  verifyCity: '{city}, {country}',
  verifyMine: 'Sí, fui yo',
  verifyNotMine: 'No, no fui yo',
  rejectedTitle: 'Correo quitado',
  rejected: 'La cuenta ya no usa tu correo.',
  rejectedSignedOut: 'Se cerraron todas sus sesiones.',
  verifiedTitle: 'Correo verificado',
  verified: 'Todo listo.',
  alreadyVerified: 'Tu correo electrónico ya estaba confirmado. No tienes que hacer nada más.',
  noCode: 'Esta página se abre con el enlace de un correo. Abre allí el enlace completo.',
  invalidLink:
    'Puede estar cortado o mal escrito. Vuelve a abrir el enlace del correo o cópialo entero.',
  expiredLink:
    'Los enlaces valen por tiempo limitado o hasta que se envía uno más reciente. Pide un correo nuevo.',
  expiredLinkSignedOut:
    'Los enlaces valen por tiempo limitado o hasta que se envía uno más reciente. Inicia sesión para recibir un correo nuevo.',
  usedLink: 'Si fuiste tú, tu dirección está confirmada y no tienes que hacer nada más.',
  spentLink: 'Por tu seguridad, ahora está bloqueado. Pide un correo nuevo.',
  spentLinkSignedOut:
    'Por tu seguridad, ahora está bloqueado. Inicia sesión para recibir un correo nuevo.',
  sendNewLink: 'Reenviar correo',

  forgotPassword: '¿Olvidaste la contraseña?',
  forgotText: 'Escribe tu correo y te enviaremos un enlace para restablecerla.',
  forgotSend: 'Enviar enlace',
  forgotBack: 'Volver al inicio de sesión',
  forgotOffTitle: 'Las contraseñas están desactivadas',
  forgotOff: 'Esta aplicación no usa contraseñas. Inicia sesión de otra forma.',
  forgotSentTitle: 'Revisa tu correo',
  forgotSent:
    'Si {email} pertenece a una cuenta, hay un correo con un enlace en camino. Mira también en el correo no deseado.',
  forgotAgain: 'Reenviar correo',
  forgotOtherAddress: 'Usar otra dirección',
  forgotSignedIn:
    'Puedes cambiar tu contraseña en los ajustes de la cuenta. Si ya no la sabes, pide que te enviemos un enlace.',
  forgotSignedInNoEmail: 'Puedes cambiar tu contraseña en los ajustes de la cuenta.',

  resetTitle: 'Elige una contraseña nueva',
  resetText: 'Se cerrará tu sesión en todos los dispositivos.',
  resetRepeat: 'Confirmar la contraseña nueva',
  resetMismatch: 'Las contraseñas no coinciden.',
  resetSave: 'Restablecer contraseña',
  resetDoneTitle: 'Contraseña actualizada',
  resetDone: 'Se cerró tu sesión en todos los dispositivos. Inicia sesión con tu contraseña nueva.',
  resetNoCode:
    'Esta página se abre con el enlace de un correo. Si no lo tienes, pide que te enviemos uno.',
  resetInvalid:
    'Puede estar cortado o mal escrito. Vuelve a abrir el enlace del correo o pide uno nuevo.',
  resetExpired:
    'Los enlaces para cambiar la contraseña valen por tiempo limitado o hasta que se envía uno más reciente. Pide uno nuevo.',
  resetUsed:
    'Un enlace vale para una sola contraseña. Si fuiste tú, inicia sesión con ella; si no, pide un enlace nuevo.',
  resetSpent: 'Por tu seguridad, ahora está bloqueado. Pide uno nuevo.',
  resetNewLink: 'Enviar un enlace nuevo',
  resetRejectedTitle: 'La contraseña fue rechazada',
  resetRejected: 'El enlace ya no vale. Pide uno nuevo y elige otra contraseña.',

  magicLinkAsk: '¿Continuar con el inicio de sesión?',
  magicLinkSwitch: '¿Iniciar sesión con otra cuenta?',
  magicLinkAskText: 'Continúa solo si pediste este enlace.',
  magicLinkElsewhere:
    'El correo se pidió en otro navegador o en otro dispositivo. Continúa solo si fuiste tú.',
  magicLinkReplaces: 'Se cerrará tu sesión de:',
  magicLinkStay: 'Seguir como {name}',
  magicLinkExpired:
    'Los enlaces solo valen por tiempo limitado. Pide un correo nuevo en la página de inicio de sesión.',
  magicLinkUsed: 'Un enlace vale una sola vez. Si tu sesión no está abierta, pide un correo nuevo.',
  magicLinkSpent:
    'Por tu seguridad, ahora está bloqueado. Pide un correo nuevo en la página de inicio de sesión.',
  magicLinkUnconfirmedTitle: 'Primero confirma tu dirección',

  signOutAsk: '¿Cerrar sesión?',
  signOutAskText: 'Otro sitio web te trajo aquí. Cierra la sesión solo si querías hacerlo.',
  signOutClientAsk: '{client} pide cerrar tu sesión aquí también.',
  staySignedIn: 'Mantener la sesión',
  signingOut: 'Cerrando tu sesión',
  signedOutTitle: 'Has cerrado sesión',
  signedOut: 'Nadie puede usar tu cuenta en este navegador hasta que vuelvas a iniciar sesión.',
  alreadySignedOut: 'No había ninguna sesión abierta en este navegador.',
  signOutUnconfirmed:
    'Tu sesión se cerró en este navegador. No se pudo contactar con el servicio, así que allí puede seguir abierta hasta que se le avise.',

  mfaTitle: 'Introduce el código de verificación',
  mfaHelp: 'Introduce el código de 6 dígitos de tu aplicación de autenticación.',
  mfaVerify: 'Verificar',
  mfaWrong: 'Ese código no es correcto. Escribe el que se muestra ahora.',
  mfaWrongAgain:
    'Ese código tampoco es correcto. Comprueba que tu teléfono ajuste la hora automáticamente.',
  mfaUseRecovery: 'Usar un código de recuperación',
  mfaUseApp: 'Usar la aplicación de autenticación',
  mfaRecoveryLabel: 'Código de recuperación',
  mfaRecoveryTitle: 'Introduce un código de recuperación',
  mfaRecoveryHelp: 'Introduce uno de los códigos de recuperación que guardaste.',
  mfaRecoveryEmpty: 'Introduce un código de recuperación.',
  mfaRecoveryWrong: 'Este código es incorrecto o ya se usó. Introduce otro.',
  mfaVerified: 'Tu código es correcto.',
  mfaMissingTitle: 'Primero inicia sesión',
  mfaMissing: 'Ningún inicio de sesión espera un código en esta pestaña, o ha esperado demasiado.',
  mfaExpired:
    'Un inicio de sesión espera su código unos minutos. Vuelve a iniciar sesión y escribe un código nuevo.',
  mfaUsedTitle: 'Este inicio de sesión ya terminó',
  mfaUsed: 'Su código ya se escribió. Si tu sesión no está abierta, vuelve a iniciarla.',
  mfaSpentTitle: 'Demasiados códigos incorrectos',
  mfaSpent:
    'Por tu seguridad, este inicio de sesión se canceló. Vuelve a iniciar sesión y escribe un código nuevo.',

  oauthWorkingTitle: 'Iniciando tu sesión',
  takesMoment: 'Solo tarda un momento.',
  oauthNothing:
    'Esta página se abre al volver de un proveedor. Empieza en la página de inicio de sesión.',
  oauthLostTitle: 'No se pudo completar el inicio de sesión',
  oauthLost:
    'Empezó en otro navegador o pestaña, o hace más de una hora, o este navegador bloquea las cookies. No se inició ninguna sesión.',
  oauthFailed: 'Falló el inicio de sesión con el proveedor. Vuelve a intentarlo.',

  notFoundTitle: 'Página no encontrada',
  notFound: 'Comprueba la dirección.',

  errorTitle: 'Algo salió mal',
  errorText: 'Inténtalo de nuevo. Si vuelve a ocurrir, envía esto al soporte de la aplicación.',
  errorTime: 'Hora',
  otherAccountTitle: 'Esta cuenta ya está en uso',
  otherAccount:
    'La cuenta del proveedor pertenece a otro usuario de esta aplicación. Inicia sesión con ella o elige otra.',
  otherConnectionTitle: 'Hay otra cuenta conectada',
  otherConnection:
    'Tu usuario está conectado a otra cuenta de este proveedor. Desconéctala primero o úsala.',
  addressTakenTitle: 'Ya existe una cuenta con este correo',
  addressTaken:
    'El correo de esa cuenta ya pertenece a un usuario. Inicia sesión como antes y luego conecta el proveedor en tus ajustes.',
  refusedByApp: 'Esta app no aceptó tu cuenta.',
  cameBackNowhere:
    'Este sitio no está en la lista de dominios de confianza. Avisa a quienes lo administran.',
  accessDeniedTitle: 'Se canceló el inicio de sesión',
  accessDenied:
    'El proveedor lo rechazó, o cancelaste. Puedes volver a intentarlo o iniciar sesión de otra forma.',
  providerRefusedTitle: 'El proveedor rechazó el inicio de sesión',
  providerRefused:
    'Vuelve a intentarlo o inicia sesión de otra forma. Si ocurre de nuevo, envía el código para soporte a quienes administran esta aplicación.',
  ssoNotAllowed:
    'El proveedor de identidad de tu organización envió una dirección de correo que no puede iniciar sesión aquí. Contacta con tu administrador.',
  ssoDeactivated: 'Tu organización ha desactivado esta cuenta. Contacta con tu administrador.',
  scopeRefusedTitle: 'El proveedor rechazó un permiso',
  scopeRefused:
    'Esta aplicación pide al proveedor un permiso que no concede. Inicia sesión de otra forma y envía el código para soporte a quienes administran esta aplicación.',
  providerOutageTitle: 'El proveedor no responde',
  providerOutage:
    'El problema está en el proveedor, no en tu conexión ni en tu cuenta. Vuelve a intentarlo en unos minutos o inicia sesión de otra forma.',
  providerUnavailableTitle: 'Este proveedor no está disponible',
  providerUnavailable: 'La aplicación no lo ofrece en este momento. Inicia sesión de otra forma.',
  timedOutTitle: 'Ha pasado demasiado tiempo',
  timedOut: 'El inicio de sesión con el proveedor tardó demasiado. Vuelve a iniciar sesión.',
  recentSignInTitle: 'Primero vuelve a iniciar sesión',
  recentSignIn: 'Para proteger tu cuenta, vuelve a iniciar sesión antes de conectar un proveedor.',
  accountDeletionTitle: 'Tu cuenta se eliminará',
  accountDeletion: 'Eliminación: {when}. Si conservas tu cuenta, podrás volver a iniciar sesión.',
  accountKeep: 'Conservar mi cuenta',
  accountKeptTitle: 'Tu cuenta se conserva',
  accountKept: 'Inicia sesión para continuar.',

  consentAsk: '¿Permitir que {client} use tu cuenta?',
  consentAskText: 'Iniciarás sesión allí con tu cuenta de {app}:',
  consentUnverified:
    'Esta aplicación no está verificada. Cualquier aplicación puede llamarse {client}.',
  consentUnverifiedHost: 'Esta aplicación no está verificada. Su nombre proviene de {host}.',
  consentScopes: '{client} podrá:',
  consentDestination: 'Irás a {host}. Continúa solo si confías en ese sitio.',
  consentLoopback: 'Irás a una aplicación de este ordenador. Continúa solo si lo empezaste allí.',
  consentDevice: 'Continúa solo si lo empezaste en tu propio dispositivo.',
  allow: 'Permitir',
  deny: 'Rechazar',
  consentSignInTitle: 'Primero inicia sesión',
  consentSignIn: 'Otra aplicación quiere usar tu cuenta. Inicia sesión y luego decide.',
  consentAgainTitle: 'Primero vuelve a iniciar sesión',
  consentAgain:
    'La otra aplicación pide un nuevo inicio de sesión. Vuelve a iniciar sesión para continuar.',
  consentGoneTitle: 'Solicitud caducada',
  consentGone: 'Vuelve a la otra aplicación y empieza de nuevo.',
  consentNoCode: 'Abre esta página desde la aplicación en la que quieres iniciar sesión.',
  consentWorkingTitle: 'Llevándote de vuelta',
}
