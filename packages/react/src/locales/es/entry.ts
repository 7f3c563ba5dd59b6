import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'El correo o la contraseña no son correctos.',
  noAccount: '¿No tienes cuenta?',
  noMethodTitle: 'El inicio de sesión está desactivado',
  noMethod:
    'Esta aplicación aún no tiene activada ninguna forma de iniciar sesión. Consulta a quienes la administran.',

  forgotten: '¿La olvidaste?',
  mailSend: 'Enviarme un código',
  mailHelp: 'Te enviamos un código y un enlace para iniciar sesión. No hace falta contraseña.',
  mailInstead: 'Recibir un código por correo',
  passwordInstead: 'Usar una contraseña',
  or: 'o',
  continueWith: 'Continuar con {provider}',
  lastUsed: 'Último uso',
  signInAnonymously: 'Continuar sin cuenta',

  mailCodeTitle: 'Escribe el código',
  mailCodeSent: 'Enviamos un correo a {email}.',
  mailCodeEdit: 'Cambiar',
  mailCodeOpen: 'Abrir mi correo',
  mailCodeHelp: 'Seis letras o cifras. El enlace del correo también funciona.',
  mailCodeNotSix: 'Escribe las seis letras o cifras del código.',
  mailCodeWrong: 'Ese código no es correcto. Usa el del correo más reciente.',
  mailCodeExpired: 'Ese código ha caducado. Pide uno nuevo.',
  mailCodeUsed: 'Ese código ya se usó. Pide uno nuevo.',
  mailCodeSpent: 'Ese código se probó demasiadas veces. Pide uno nuevo.',
  mailCodeResend: 'Enviar un código nuevo',

  passkeySignIn: 'Iniciar sesión con llave de acceso',
  passkeyCancelled:
    'No se usó ninguna llave de acceso. Vuelve a intentarlo o inicia sesión de otra forma.',
  passkeyUnsupported:
    'Este navegador no puede usar llaves de acceso aquí. Inicia sesión de otra forma.',
  passkeyWrongSite:
    'Las llaves de acceso no funcionan en esta dirección de la aplicación. Inicia sesión de otra forma.',
  passkeyUnknown: 'Esta llave de acceso no se conoce aquí. Inicia sesión de otra forma.',
  passkeyFailed:
    'Tu dispositivo no pudo usar la llave de acceso. Vuelve a intentarlo o inicia sesión de otra forma.',
}
