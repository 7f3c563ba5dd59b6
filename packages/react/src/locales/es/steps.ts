import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: '¿Cerrar sesión?',
  signOutAskText: 'Otro sitio web te trajo aquí. Cierra la sesión solo si querías hacerlo.',
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
  errorText: 'Vuelve atrás e inténtalo de nuevo.',
  otherAccountTitle: 'Esta cuenta ya está en uso',
  otherAccount:
    'La cuenta del proveedor pertenece a otro usuario de esta aplicación. Inicia sesión con ella o elige otra.',
  otherConnectionTitle: 'Hay otra cuenta conectada',
  otherConnection:
    'Tu usuario está conectado a otra cuenta de este proveedor. Desconéctala primero o úsala.',
  addressTakenTitle: 'Ya existe una cuenta con este correo',
  addressTaken:
    'El correo de esa cuenta ya pertenece a un usuario. Inicia sesión como antes y luego conecta el proveedor en tus ajustes.',
  cameBackNowhere:
    'Este sitio no está en la lista de dominios de confianza. Avisa a quienes lo administran.',
  accessDeniedTitle: 'Se canceló el inicio de sesión',
  accessDenied:
    'El proveedor lo rechazó, o cancelaste. Puedes volver a intentarlo o iniciar sesión de otra forma.',
  providerRefusedTitle: 'El proveedor rechazó el inicio de sesión',
  providerRefused:
    'Vuelve a intentarlo o inicia sesión de otra forma. Si ocurre de nuevo, envía el código para soporte a quienes administran esta aplicación.',
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
}
