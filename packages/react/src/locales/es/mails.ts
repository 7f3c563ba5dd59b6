import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
  verifyAsk: 'Confirma tu correo electrónico',
  verifyAskText: 'Abriste el enlace de nuestro correo. Confirma que la dirección es tuya.',
  verify: 'Confirmar',
  verifiedTitle: 'Dirección confirmada',
  verified: 'Tu correo electrónico está confirmado.',
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
  sendNewLink: 'Enviar un correo nuevo',

  forgotPassword: '¿Olvidaste tu contraseña?',
  forgotText:
    'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
  forgotSend: 'Enviar el enlace',
  forgotBack: 'Volver al inicio de sesión',
  forgotOffTitle: 'Las contraseñas están desactivadas',
  forgotOff: 'Esta aplicación no usa contraseñas. Inicia sesión de otra forma.',
  forgotSentTitle: 'Revisa tu correo',
  forgotSent:
    'Si {email} pertenece a una cuenta, hay un correo con un enlace en camino. Mira también en el correo no deseado.',
  forgotAgain: 'Reenviar',
  forgotOtherAddress: 'Usar otra dirección',
  forgotSignedIn:
    'Puedes cambiar tu contraseña en los ajustes de la cuenta. Si ya no la sabes, pide que te enviemos un enlace.',
  forgotSignedInNoEmail: 'Puedes cambiar tu contraseña en los ajustes de la cuenta.',

  resetTitle: 'Elige una contraseña nueva',
  resetText: 'Se cerrará tu sesión en todos los dispositivos.',
  resetRepeat: 'Repite la contraseña nueva',
  resetMismatch: 'Las contraseñas no coinciden.',
  resetSave: 'Guardar la contraseña',
  resetDoneTitle: 'Tu contraseña ha cambiado',
  resetDone: 'Vale desde ahora. Todas las sesiones están cerradas: inicia sesión con ella.',
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

  magicLinkAsk: '¿Iniciar sesión?',
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
