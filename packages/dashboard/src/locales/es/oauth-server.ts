import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'Servidor OAuth',
  oauthServerKeywords:
    'proveedor OAuth, OpenID Connect, MCP, clientes, consentimiento, scopes, dispositivo',
  oauthServerIntro:
    'Otras aplicaciones, herramientas de línea de comandos y agentes de IA inician la sesión de tus usuarios con su cuenta, si ellos lo permiten.',
  oauthOffTitle: 'Deja que tus usuarios inicien sesión en otras aplicaciones',
  oauthOffHelp: 'Tu aplicación se convierte en proveedor de OAuth y OpenID Connect para:',
  oauthForApps: 'otra aplicación tuya o la de un socio',
  oauthForTools: 'herramientas de línea de comandos, televisores y otros dispositivos',
  oauthForAgents: 'agentes de IA y clientes MCP que llaman a tu API',
  oauthClientsKept: {
    one: 'Está desactivado. Se conserva {count} cliente para cuando lo actives de nuevo.',
    other: 'Está desactivado. Se conservan {count} clientes para cuando lo actives de nuevo.',
  },
  consentUrl: 'URL de la página de consentimiento',
  consentUrlHelp:
    'La página de tu aplicación que pregunta a los usuarios antes de dar acceso a otra. Las páginas incluidas la tienen.',
  oauthClients: 'Clientes',
  oauthClientsHelp:
    'Un cliente es una aplicación, una herramienta o un servicio que usa tu servidor OAuth.',
  noOAuthClients:
    'Aún no hay clientes. Crea uno para la primera aplicación en la que deban iniciar sesión tus usuarios.',
  newOAuthClient: 'Nuevo cliente',
  createOAuthClient: 'Crear cliente',
  oauthClientCreated: 'Cliente creado',
  clientKind: 'Tipo',
  grantBrowser: 'Inicio de sesión en el navegador',
  grantRefresh: 'Renueva su acceso',
  grantService: 'Actúa por sí mismo',
  grantDevice: 'Código en otro dispositivo',
  grantTypes: 'Tipos de concesión',
  redirectUrls: 'URL de redirección',
  moreRedirectUrls: { one: 'y {count} más', other: 'y {count} más' },
  kindWeb: 'Aplicación con servidor',
  kindWebHelp: 'Guarda un secreto en su servidor. Por ejemplo, Next.js o Rails.',
  kindBrowser: 'Aplicación en el navegador',
  kindBrowserHelp: 'Solo funciona en el navegador, así que no tiene secreto.',
  kindNative: 'Línea de comandos o escritorio',
  kindNativeHelp: 'Abre el navegador y espera en el equipo del usuario.',
  kindPhone: 'Aplicación móvil',
  kindPhoneHelp: 'Abre el navegador, que vuelve con un enlace.',
  kindDevice: 'Televisor u otro dispositivo',
  kindDeviceHelp: 'Muestra un código que se introduce en otro dispositivo.',
  kindService: 'Servicio sin usuarios',
  kindServiceHelp: 'Llama a tu API en su propio nombre, con un secreto.',
  clientNameHelp: 'Los usuarios lo leen cuando el cliente pide acceso.',
  redirectUrlsWebHelp:
    'Una por línea. Los usuarios vuelven exactamente a estas URL: https o, para el desarrollo, http en localhost.',
  redirectUrlsNativeHelp:
    'Una por línea, con http y 127.0.0.1. El cliente puede usar cualquier puerto.',
  redirectUrlsPhoneHelp:
    'Una por línea. Una URL https o un esquema como com.example.app:/callback.',
  redirectUrlMissing: 'Introduce al menos una URL de redirección.',
  redirectUrlNotWeb: '{url} no es posible. Usa https, o http en localhost, sin #.',
  redirectUrlNotNative: '{url} no es posible. Usa http con 127.0.0.1 o localhost, sin #.',
  redirectUrlNotPhone: '{url} no es posible. Usa https o un esquema como com.example.app, sin #.',
  scopes: 'Scopes',
  clientScopesHelp: 'Lo que el cliente puede pedir a los usuarios.',
  serviceScopesHelp: 'Lo que el servicio puede hacer.',
  noServiceScopes: 'Aún no hay scopes. Añade primero una API con scopes.',
  scopeOpenId: 'Saber quién es el usuario',
  scopeProfile: 'Nombre e imagen',
  scopeEmail: 'Dirección de correo',
  scopeOfflineAccess: 'Mantener la sesión iniciada',
  copyClientSecretNow:
    'Copia el secreto ahora y guárdalo en un lugar seguro. No se mostrará de nuevo.',
  connectClient: 'Conectar',
  connectNamed: 'Conectar {name}',
  connectHelp:
    'Sirve cualquier biblioteca de OAuth u OpenID Connect. Este código es para el paquete de npm openid-client.',
  deleteOAuthClient: 'Eliminar cliente',
  deleteOAuthClientHelp:
    'Termina todo el acceso que le dieron los usuarios y ya no obtiene tokens. Tus API aceptan los tokens que ya tiene durante 10 minutos como máximo.',
  oauthResources: 'API',
  oauthResourcesHelp: 'Tus servidores que aceptan tokens de acceso, y los scopes que comprueban.',
  noOAuthResources:
    'Aún no hay API. Hasta que añadas una, los clientes solo saben quién es el usuario.',
  addOAuthResource: 'Añadir API',
  editOAuthResource: 'Editar API',
  resourceUrl: 'URL de la API',
  resourceUrlHelp: 'Los tokens para esta API no valen en ningún otro sitio.',
  secureUrlRule: 'Introduce una URL https, o una URL http de localhost, sin #.',
  pageUrlRule: 'Introduce una URL https, o una URL http de localhost.',
  resourceTaken: 'Esta API ya está en la lista.',
  noScopes: 'Sin scopes',
  scopeId: 'Scope',
  scopeIdRule: 'Introduce un scope sin espacios, comillas ni barras invertidas.',
  scopeDescription: 'Lo que leen los usuarios',
  scopeDescriptionExample: 'Leer tus notas',
  addScope: 'Añadir scope',
  removeScope: 'Quitar scope {number}',
  resourceRemoved: 'API quitada.',
  oauthAddresses: 'Direcciones',
  oauthAddressesHelp: 'Las bibliotecas solo necesitan el emisor. Encuentran el resto solas.',
  openIdMetadata: 'Metadatos de OpenID Connect',
  oauthMetadata: 'Metadatos de OAuth',
  signOutUrl: 'URL de la página de cierre de sesión',
  signOutUrlHelp:
    'Los clientes envían allí a los usuarios para cerrar la sesión. Las páginas incluidas la tienen en sign-out. Si está vacía, los clientes no pueden pedirlo.',
  clientSignOut: 'Cierre de sesión',
  postLogoutRedirectUrls: 'URL de redirección tras cerrar sesión',
  postLogoutRedirectUrlsHelp:
    'Opcional, una por línea. Los usuarios vuelven allí tras un cierre de sesión que pidió el cliente.',
  clientBackChannelHelp:
    'Opcional. Tu servicio avisa allí cuando termina la sesión desde la que un usuario entró en el cliente.',
  frontChannelLogoutUrl: 'URL de cierre de sesión por canal frontal',
  frontChannelLogoutUrlHelp: 'Opcional. Tu página de cierre de sesión la abre en un marco oculto.',
  frontChannelOrigin:
    'Introduce una URL con el esquema, el host y el puerto de una URL de redirección.',
  oauthPages: 'Páginas de tu aplicación',
  turnOffOAuth: 'Desactivar el servidor OAuth',
  turnOffOAuthTitle: '¿Desactivar el servidor OAuth?',
  turnOffOAuthHelp: 'Otras aplicaciones ya no podrán iniciar la sesión de tus usuarios.',
  turnOffOAuthWarning:
    'Termina todo el acceso que los usuarios dieron a otras aplicaciones. Tus API aceptan los tokens que los clientes ya tienen durante 10 minutos como máximo. Si lo activas de nuevo, los usuarios tendrán que permitir otra vez cada aplicación. Los clientes y las API se conservan.',
  unverifiedClients: 'Clientes no verificados',
  unverifiedClientsHelp:
    'Los agentes de IA suelen conectarse sin un cliente que tú hayas creado. Eligen su propio nombre, así que la página de consentimiento avisa a los usuarios.',
  allowMetadataDocuments: 'Permitir documentos de metadatos como ID de cliente',
  allowMetadataDocumentsHelp:
    'El ID de un cliente es la URL https de un documento que lo describe. Los clientes MCP lo prefieren.',
  allowRegistration: 'Permitir el registro dinámico',
  allowRegistrationHelp:
    'Cualquier programa puede registrarse como cliente. Los que ya lo hicieron se quedan cuando lo desactivas.',
  deleteUnverifiedHelp:
    'Termina todo el acceso que le dieron los usuarios. Mientras permitas clientes no verificados, los usuarios pueden permitirlo de nuevo.',
}
