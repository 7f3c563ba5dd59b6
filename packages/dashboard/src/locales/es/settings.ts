import type { Texts } from '../text.js'

/** Spanish, in words that both Spain and America use. People are addressed with "tú". */
export const texts: Texts = {
  methodsIntro: 'Los métodos de acceso, y lo que los usuarios pueden hacer por sí mismos.',
  methods: 'Métodos',
  emailAndPassword: 'Correo y contraseña',
  emailCodeAndLink: 'Código y enlace por correo',
  signInEmails: 'Correos',
  codeInSubject: 'Mostrar el código en el asunto de los correos de acceso',
  userRights: 'Qué pueden hacer los usuarios',
  allowSignUp: 'Permitir el registro',
  usersDeleteAccount: 'Los usuarios pueden eliminar su propia cuenta',
  usersCreateTeams: 'Los usuarios pueden crear equipos',
  teamForEveryUser: 'Crear un equipo para cada usuario nuevo',
  usersCreateApiKeys: 'Los usuarios pueden crear claves de API',
  teamsHaveApiKeys: 'Los equipos pueden tener claves de API',
  emailInUse: 'Si un proveedor devuelve un correo que ya está en uso',
  linkProvider: 'Vincular el proveedor a esa cuenta',
  rejectSignIn: 'Rechazar el inicio de sesión',
  createOtherAccount: 'Crear otra cuenta',

  policiesTitle: 'Políticas',
  policiesIntro:
    'Reglas para las cuentas de los usuarios. También valen para las cuentas y sesiones existentes.',
  signUpAndPasswords: 'Registro y contraseñas',
  requireVerifiedEmail: 'Exigir un correo verificado',
  requireVerifiedEmailHelp:
    'Los usuarios no pueden usar la aplicación hasta que verifiquen su correo principal.',
  rejectBreachedPasswords: 'Rechazar contraseñas filtradas',
  rejectBreachedPasswordsHelp:
    'Compara las contraseñas nuevas con la lista de Have I Been Pwned. La lista solo recibe los primeros cinco caracteres de un hash.',
  proofOfWork: 'Prueba de trabajo',
  proofOfWorkHelp:
    'Los navegadores calculan un momento antes de un registro o de un código por correo, lo que encarece los registros automáticos. Los usuarios no hacen nada.',
  proofUnderAttack: 'En caso de ataque',
  proofAlways: 'Siempre',
  proofNever: 'Nunca',
  twoStepRules: 'Verificación en dos pasos',
  requiredFrom: 'Obligatoria desde',
  requiredFromHelp:
    'Medianoche UTC. Déjalo vacío para que la verificación en dos pasos siga siendo opcional.',
  requiredFor: 'Obligatoria para',
  requiredForHelp:
    'Un usuario tiene un permiso en el proyecto o en cualquier equipo, también por otro permiso que lo contiene.',
  allUsers: 'Todos los usuarios',
  usersWith: 'Usuarios con {permission}',
  daysToSetUp: 'Días para configurarla',
  daysToSetUpHelp:
    'Cuentan desde el registro o desde esa fecha, lo que sea más tarde. Después, los usuarios solo pueden configurarla o cerrar sesión.',
  passkeyReplacesCode: 'Una llave de acceso reemplaza el código',
  passkeyReplacesCodeHelp:
    'Quien inicia sesión con una llave de acceso que comprueba una huella, un rostro o un PIN no introduce ningún código.',
  sessionRules: 'Sesiones',
  sessionsPerUser: 'Sesiones por usuario',
  sessionsPerUserHelp:
    'La sesión más antigua termina cuando un usuario inicia otra. 0 significa sin límite.',
  daysUntilSignIn: 'Días hasta volver a iniciar sesión',
  daysUntilSignInHelp:
    'Cuentan desde el inicio de sesión. 0 deja el límite del servicio, que no se puede superar.',
  daysUntilIdleEnd: 'Días hasta que termina una sesión sin uso',
  daysUntilIdleEndHelp:
    'Cuentan desde el último uso. 0 deja el límite del servicio, que no se puede superar.',
  accountDeletion: 'Eliminación de la cuenta',
  daysToRestore: 'Días para restaurar una cuenta eliminada',
  daysToRestoreHelp: 'Quien elimina su cuenta puede cambiar de opinión. 0 la elimina al instante.',

  providersTitle: 'Proveedores OAuth',
  providersIntro:
    'Con tus propias claves, el proveedor muestra el nombre de tu aplicación. Las claves compartidas son para pruebas.',
  providersCaption: 'Proveedores de acceso',
  provider: 'Proveedor',
  clientId: 'ID de cliente',
  sharedKeys: 'Claves compartidas',
  ownKeys: 'Tus propias claves',
  turnOn: 'Activar',
  turnOnNamed: 'Activar {name}',
  turnOff: 'Desactivar',
  turnOffNamed: 'Desactivar {name}',
  turnOffNamedTitle: '¿Desactivar {name}?',
  turnOffHelp:
    'Los usuarios no podrán iniciar sesión con {name} hasta que lo actives de nuevo. Se eliminan sus claves.',
  providerKeys: 'Claves',
  sharedKeysForTesting: 'Claves compartidas, para pruebas',
  createKeysAt: 'Crea las claves en {provider} y cópialas aquí.',
  callbackUrl: 'URL de retorno',
  callbackUrlHelp: 'Introdúcela en el proveedor cuando crees allí las claves.',
  servicesId: 'ID de servicios',
  clientSecret: 'Secreto de cliente',
  clientSecretHelp: 'Déjalo vacío para conservar el secreto guardado.',
  configurationId: 'ID de configuración',
  tenantId: 'ID de inquilino',
  keyFile: 'Archivo de la clave',
  replaceKeyFileHelp: 'Elige un archivo y rellena ambos ID solo para reemplazar la clave guardada.',
  keyFileHelp:
    'El archivo .p8 de una clave con «Iniciar sesión con Apple». Apple permite descargarlo una sola vez.',
  keyId: 'ID de la clave',
  tenCharacters: '10 letras y cifras',
  appleTeamId: 'ID del equipo',
  appleTeamIdHelp: 'Apple lo muestra arriba a la derecha en tu cuenta.',
  keyIncomplete:
    'Para reemplazar la clave, elige su archivo y rellena el ID de la clave y el del equipo.',
  keyInvalid: 'Este archivo no es una clave de Apple. Elige el archivo .p8 que descargaste.',

  domainsTitle: 'Dominios',
  domainsIntro:
    'Los enlaces de los correos y las redirecciones de los proveedores solo llevan a estos dominios.',
  trustedDomains: 'Dominios de confianza',
  domainsCaption: 'Dónde están las páginas de este proyecto',
  noDomains: 'Aún no hay dominios. Añade la dirección de tu aplicación.',
  domain: 'Dominio',
  pathOfPages: 'Ruta de las páginas',
  addDomainTitle: 'Añadir un dominio',
  addDomain: 'Añadir dominio',
  domainAdded: 'Añadido.',
  domainHelp: 'Se añade https:// si no escribes http://.',
  pathOfHostedPages: 'Ruta de las páginas alojadas',
  developmentSettings: 'Desarrollo',
  allowLocalhost: 'Permitir localhost',
  allowLocalhostHelp:
    'Confía en todos los puertos de tu equipo. Desactívalo antes de pasar a producción.',
  domainInvalid: 'Introduce un dominio, como app.example.com.',
  removeDomain: 'Quitar dominio',
  removeDomainHelp: 'Los enlaces de los correos ya no llevan allí.',
  productionMode: 'Modo de producción',
  allChecksPass: 'Todo está en orden.',
  turnOnProduction: 'Activar el modo de producción',
  turnOffProduction: 'Desactivar el modo de producción',

  brandingTitle: 'Marca',
  brandingIntro:
    'El aspecto de las páginas de acceso y los correos de {project}. El nombre está en {link}.',
  settingsLink: 'Ajustes',
  logo: 'Logo',
  logoHelp:
    'Reemplaza la inicial y el nombre. PNG, JPEG o WebP, hasta 256 KiB, de 80 píxeles de alto como mínimo.',
  darkLogo: 'Logo sobre fondos oscuros',
  darkLogoHelp: 'Sin él, las páginas y los correos muestran el mismo logo en el modo oscuro.',
  supportEmail: 'Correo de ayuda',
  supportEmailHelp:
    'Las páginas enlazan a él y los correos lo nombran. Los usuarios ven esta dirección.',
  signInPreview: 'Vista previa de la página de acceso',
  inLightMode: 'En modo claro',
  inDarkMode: 'En modo oscuro',
  previewTitle: 'Iniciar sesión',
  previewEmail: 'Correo electrónico',
  previewContinue: 'Continuar',
  previewNoAccount: '¿No tienes cuenta? {link}',
  previewSignUp: 'Crear cuenta',
  previewSupport: 'Contactar con soporte',
  logoAlt: 'El logo, como lo ven los usuarios',
  darkLogoAlt: 'El logo sobre fondos oscuros, como lo ven los usuarios',
  logoPicture: 'Imagen del logo',
  darkLogoPicture: 'Imagen del logo sobre fondos oscuros',
  urlStart: 'Una URL que empieza por https://',
  uploadPicture: 'Subir una imagen',
  uploaded: 'Subida. Guarda para usarla.',
  accentColor: 'Color de acento',
  chooseColor: 'Elige el color de acento',
  colorFormat: '# y seis cifras o letras de la A a la F, como {example}',
  useDefault: 'Usar el predeterminado',
  colorHelp: 'Lo tienen los botones y los enlaces.',
  colorReadable: 'Se lee bien sobre fondos claros y oscuros.',
  colorChanged:
    'Los enlaces son {light} sobre fondos claros y {dark} sobre fondos oscuros, porque este color se lee mal allí. Los botones tienen el color mismo.',
  colorChangedOnLight:
    'Los enlaces son {color} sobre fondos claros, porque este color se lee mal allí. Los botones tienen el color mismo.',
  colorChangedOnDark:
    'Los enlaces son {color} sobre fondos oscuros, porque este color se lee mal allí. Los botones tienen el color mismo.',

  settingsTitle: 'Ajustes',
  aboutProject: 'Sobre este proyecto',
  projectIdShort: 'ID',
  projectDangerZone: 'Zona de peligro',
  projectDangerZoneHelp:
    'Los usuarios ya no podrán iniciar sesión y las claves dejarán de funcionar.',
  deleteProject: 'Eliminar proyecto',
  deleteProjectOneUser:
    'Elimina el usuario, los equipos y las claves de este proyecto. No se puede deshacer.',
  deleteProjectUsers: {
    one: 'Elimina {count} usuario, los equipos y las claves de este proyecto. No se puede deshacer.',
    other:
      'Elimina los {count} usuarios, los equipos y las claves de este proyecto. No se puede deshacer.',
  },

  owner: 'Propietario',
  unknownTeam: 'Equipo desconocido',
  yourAccount: 'Tu cuenta',
  ownedByTeam:
    'Los miembros de este equipo pueden ver el proyecto. Quienes tienen el permiso team_admin pueden cambiarlo.',
  inviteColleagues: 'Invitar a colegas',
  transferProject: 'Transferir proyecto',
  transferNamedTitle: '¿Transferir «{name}»?',
  transferHelp:
    'Los miembros del equipo podrán ver el proyecto, y quienes tienen el permiso team_admin podrán cambiarlo. Quien lo administra hoy y no está en el equipo pierde el acceso.',
  newOwner: 'Nuevo propietario',
  createATeam: 'Crear un equipo',
  shareWithTeam:
    'Para administrar el proyecto con colegas, transfiérelo a un equipo. Los miembros pueden verlo, y quienes tienen el permiso team_admin pueden cambiarlo.',
  shareWithNewTeam:
    'Para administrar el proyecto con colegas, crea un equipo, transfiérele el proyecto e invítalos.',
  shareByOperator:
    'Para administrar el proyecto con colegas, transfiérelo a un equipo. Pide a quien opera este servicio que te añada a uno.',

  beforeTurningOn: 'Antes de activarlo:',
  turnOffSetting: 'Desactiva «{setting}» más arriba.',
  removeThisMachine: '{domain}: quítalo, porque es este equipo.',
  useHostName: '{domain}: usa un nombre en lugar de una dirección IP.',
  listEachHost: '{domain}: indica cada host en lugar de un patrón.',
  useHttps: '{domain}: usa https:// en lugar de http://.',
  enterOnlyHost: '{domain}: introduce solo https:// y el nombre del host.',
}
