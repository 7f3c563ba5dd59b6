import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'Usa al menos {count} caracteres.',
  passwordTooShortUnknown: 'Usa más caracteres.',
  passwordTooLongUnknown: 'Usa menos caracteres.',
  passwordTooWeak: 'Esta contraseña es demasiado común. Elige otra.',
  passwordIsEmail: 'No uses tu correo electrónico como contraseña.',
  passwordGuessable: 'Fácil de adivinar. Usa caracteres más variados.',
  passwordLongEnough: 'Longitud suficiente. Cuanto más larga, más segura.',
  passwordStrong: 'Una contraseña segura.',
  signUpOffTitle: 'El registro está cerrado',
  signedUpTitle: 'Tu cuenta está lista',
  haveAccount: '¿Ya tienes una cuenta?',
  emailExists: 'Ya hay una cuenta con este correo.',
  noSignUpMethod:
    'Esta aplicación aún no tiene activada ninguna forma de crear una cuenta. Consulta a quienes la administran.',
  signedUp:
    'Hay un correo en camino a {email}. Abre su enlace para confirmar que la dirección es tuya.',
  signInAgain: 'Volver a iniciar sesión',
  noCodeTitle: 'Falta algo',
  invalidLinkTitle: 'Este enlace no funciona',
  expiredLinkTitle: 'Este enlace ha caducado',
  usedLinkTitle: 'Este enlace ya se usó',
  spentLinkTitle: 'Este enlace se probó demasiadas veces',
  framedTitle: 'Abre esta página por separado',
  framedText: 'Está dentro de la página de otro sitio, que podría tapar partes de ella.',
  newLinkSent: 'Hay un correo nuevo en camino a {email}.',
  resetPassword: 'Contraseña nueva',
  mfaNotSix: 'Escribe las seis cifras que muestra tu aplicación de autenticación.',

  secondFactorTitle: 'Verificación en dos pasos',
  secondFactor: 'Tu cuenta pide un código de tu aplicación de autenticación.',
  secondFactorEnter: 'Introducir código',
  userMenuSettings: 'Ajustes de la cuenta',
  team: 'Equipo',
  createTeam: 'Crear equipo',
  teamName: 'Nombre del equipo',
}
