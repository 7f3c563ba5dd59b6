import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Esta contraseña temporal ha caducado. Restablece tu contraseña.',
  wrongPassword: 'El correo o la contraseña no son correctos.',
  signInOnceMoreTitle: 'Vuelve a iniciar sesión',
  signInOnceMore: 'Por seguridad, vuelve a iniciar sesión para continuar.',
  noAccount: '¿No tienes cuenta?',
  noMethodTitle: 'El inicio de sesión no está disponible',
  noMethod:
    'Esta aplicación aún no tiene activada ninguna forma de iniciar sesión. Consulta a quienes la administran.',

  forgotten: '¿Olvidaste la contraseña?',
  mailSend: 'Enviarme un código',
  mailHelp: 'Te enviaremos un código y un enlace de acceso por correo.',
  mailInstead: 'Usar un código por correo',
  passwordInstead: 'Usar la contraseña',
  or: 'o',
  continueWith: 'Continuar con {provider}',
  lastUsed: 'Último uso',
  ssoLeaving: 'Te llevamos a {provider}…',
  ssoNotSetUp: 'El inicio de sesión único no está configurado para esta dirección de correo.',
  signInAnonymously: 'Continuar como invitado',

  mailCodeTitle: 'Revisa tu correo',
  mailCodeSent: 'Hemos enviado un código a {email}.',
  mailCodeEdit: 'Cambiar',
  mailCodeOpen: 'Abrir el correo',
  mailCodeHelp: 'Introduce el código de 6 caracteres o usa el enlace del correo.',
  mailCodeNotSix: 'Introduce los 6 caracteres.',
  mailCodeWrong: 'Ese código no es correcto. Usa el del correo más reciente.',
  mailCodeExpired: 'Ese código ha caducado. Pide uno nuevo.',
  mailCodeUsed: 'Ese código ya se usó. Pide uno nuevo.',
  mailCodeSpent: 'Ese código se probó demasiadas veces. Pide uno nuevo.',
  mailCodeResend: 'Reenviar código',

  passkeySignIn: 'Iniciar sesión con llave de acceso',
  passkeyCancelled:
    'No se usó ninguna llave de acceso. Vuelve a intentarlo o inicia sesión de otra forma.',
  passkeyNone:
    'Este dispositivo no tiene ninguna llave de acceso para este sitio. Inicia sesión de otra forma.',
  passkeyUnsupported:
    'Este navegador no puede usar llaves de acceso aquí. Inicia sesión de otra forma.',
  passkeyWrongSite:
    'Las llaves de acceso no funcionan en esta dirección de la aplicación. Inicia sesión de otra forma.',
  passkeyUnknown: 'Esta llave de acceso no se conoce aquí. Inicia sesión de otra forma.',
  passkeyFailed:
    'Tu dispositivo no pudo usar la llave de acceso. Vuelve a intentarlo o inicia sesión de otra forma.',
  haveAccount: '¿Ya tienes una cuenta?',
  emailExists: 'Ya hay una cuenta con este correo.',
  noSignUpMethod:
    'Esta aplicación aún no tiene activada ninguna forma de crear una cuenta. Consulta a quienes la administran.',
  signedUp:
    'Hay un correo en camino a {email}. Abre su enlace para confirmar que la dirección es tuya.',
}
