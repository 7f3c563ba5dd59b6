import type { Texts } from '../text.js'

/** Spanish, in words that both Spain and America use. People are addressed with "tú". */
export const texts: Texts = {
  loading: 'Cargando',
  slow: 'Esto tarda más de lo habitual.',
  noScript: 'Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargarla.',
  retry: 'Reintentar',
  continue: 'Continuar',
  home: 'Ir a la página de inicio',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Selecciónalo y cópialo a mano',
  supportCode: 'Código de error',

  email: 'Correo electrónico',
  emailMissing: 'Escribe tu correo electrónico.',
  emailInvalid: 'Escribe un solo correo electrónico, como nombre@example.com.',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  passwordShow: 'Mostrar contraseña',
  passwordHide: 'Ocultar contraseña',
  passwordTooLong: 'Usa como máximo {count} caracteres.',

  offline: 'No tienes conexión. Revisa tu acceso a Internet y vuelve a intentarlo.',
  unreachable:
    'No hubo respuesta. Revisa tu conexión a Internet o vuelve a intentarlo en un momento.',
  rateLimited: 'Demasiados intentos. Vuelve a intentarlo en {wait}.',
  canGoOn: 'Ya puedes continuar.',
  unexpected: 'Algo salió mal. Vuelve a intentarlo.',
  unavailableTitle: 'No se pudo cargar esta página',

  signedInTitle: 'Tu sesión está abierta',
  continueAs: 'Continuar como {name}',
  signOut: 'Cerrar sesión',

  signIn: 'Iniciar sesión',

  signUp: 'Crear cuenta',
  signUpOff: 'Esta aplicación no admite cuentas nuevas en este momento.',
  sendAgainIn: 'Reenviar en {wait}',
  emailNotSent: 'No hemos podido enviar el correo. Vuelve a intentarlo más tarde.',
  siteNotTrusted:
    'Este sitio no está en la lista de dominios de confianza, así que ningún correo puede enlazar con él.',

  code: 'Código',
  accountBannedTitle: 'Cuenta bloqueada',
  accountBanned: 'Esta cuenta está bloqueada.',
  refusalMistake: '¿Es un error?',
  ssoRequired:
    'Tu organización exige el inicio de sesión único. Inicia sesión con la cuenta de tu organización.',
  notSameAccount:
    'Esa es otra cuenta. Inicia sesión con la misma cuenta o cierra la sesión primero.',
  wrongDigits: 'El código no es correcto. Vuelve a iniciar sesión.',
  emailUnconfirmed:
    'Esta dirección aún no está confirmada. Abre el enlace del primer correo o inicia sesión de otra forma.',

  obstacleFramed: 'Los proveedores no se abren dentro de otra página.',
  openAlone: 'Abrir en una pestaña nueva',
  obstacleInsecure: 'Hace falta una conexión segura: abre esta página con https.',
  obstacleForgetful:
    'Para iniciar sesión se necesitan cookies. Permítelas para este sitio y vuelve a cargar la página.',

  passwordTooShort: 'Usa al menos {count} caracteres.',
  passwordMissingCharacters: {
    one: 'Falta {count} carácter',
    many: 'Faltan {count} de caracteres',
    other: 'Faltan {count} caracteres',
  },
  passwordTooShortUnknown: 'Usa más caracteres.',
  passwordTooLongUnknown: 'Usa menos caracteres.',
  passwordTooWeak: 'Esta contraseña es demasiado común. Elige otra.',
  passwordIsEmail: 'No uses tu correo electrónico como contraseña.',
  passwordGuessable: 'Fácil de adivinar. Usa caracteres más variados.',
  passwordLongEnough: 'Longitud suficiente. Cuanto más larga, más segura.',
  passwordStrong: 'Una contraseña segura.',
  signUpOffTitle: 'El registro está cerrado',
  signedUpTitle: 'Tu cuenta está lista',
  signInAgain: 'Volver a iniciar sesión',
  framedTitle: 'Abre esta página por separado',
  framedText: 'Está dentro de la página de otro sitio, que podría tapar partes de ella.',
  newLinkSent: 'Hay un correo nuevo en camino a {email}.',
  resetPassword: 'Contraseña nueva',
  mfaNotSix: 'Escribe las seis cifras que muestra tu aplicación de autenticación.',
  userMenuSettings: 'Ajustes de la cuenta',
  team: 'Equipo',
  createTeam: 'Crear equipo',
  teamName: 'Nombre del equipo',

  userMenu: 'Cuenta de {name}',
  teamMenuNone: 'Elegir equipo',
  teamMenuEmpty: 'Aún no estás en ningún equipo. Pide a alguien que te invite.',
  teamMenuNoTeam: 'Aún no estás en ningún equipo.',
  teamMenuNameMissing: 'Escribe un nombre.',
  teamMenuSettings: 'Ajustes del equipo',

  contactSupport: 'Contactar con soporte',

  scopeOpenid: 'Reconocerte cuando inicias sesión',
  scopeProfile: 'Ver tu nombre y tu imagen',
  scopeEmail: 'Ver tu correo electrónico',
  scopeOfflineAccess: 'Mantener la sesión iniciada mientras no la usas',
}
