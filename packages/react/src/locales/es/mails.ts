import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
  resetRemoved:
    'Si este correo no estaba verificado, se eliminaron las demás formas de iniciar sesión.',
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
  magicLinkAskText: 'Abriste el enlace de nuestro correo. Continúa si lo pediste.',
  magicLinkElsewhere:
    'El correo se pidió en otro navegador o en otro dispositivo. Continúa solo si fuiste tú.',
  magicLinkReplaces: 'Aquí hay una sesión abierta que se cerraría:',
  magicLinkStay: 'Seguir como {name}',
  magicLinkExpired:
    'Los enlaces solo valen por tiempo limitado. Pide un correo nuevo en la página de inicio de sesión.',
  magicLinkUsed: 'Un enlace vale una sola vez. Si tu sesión no está abierta, pide un correo nuevo.',
  magicLinkSpent:
    'Por tu seguridad, ahora está bloqueado. Pide un correo nuevo en la página de inicio de sesión.',
  magicLinkUnconfirmedTitle: 'Primero confirma tu dirección',
}
