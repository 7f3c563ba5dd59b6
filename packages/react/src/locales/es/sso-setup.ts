import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Paso {step} de 4',
  ssoSetupFor: 'Inicio de sesión único para {team}. Este enlace es válido hasta el {date}.',
  ssoSetupGoneTitle: 'Este enlace no funciona',
  ssoSetupGone: 'Ha caducado, se ha revocado o no se ha copiado entero. Pide uno nuevo.',
  ssoDomainTitle: 'Verifica tu dominio',
  ssoDomainLead:
    'Las personas con una dirección de correo de este dominio iniciarán sesión con tu proveedor de identidad.',
  ssoDomain: 'Dominio',
  ssoDomainAdd: 'Añadir dominio',
  ssoDomainAddAnother: 'Añadir otro dominio',
  ssoDomainInvalid: 'Introduce un dominio como acme.com que aún no esté en la lista.',
  ssoDomainRecord: 'Añade este registro TXT al DNS de {domain}.',
  ssoRecordName: 'Nombre',
  ssoRecordValue: 'Valor',
  ssoDomainCheck: 'Comprobar ahora',
  ssoDomainRemove: 'Quitar dominio',
  ssoDomainMissing:
    'No hemos encontrado el registro. Un registro nuevo puede tardar hasta un día en ser visible en todas partes.',
  ssoDomainTaken: 'Otro equipo ha verificado este dominio.',
  ssoDomainVerified: '{domain} está verificado.',
  ssoProviderTitle: 'Elige tu proveedor de identidad',
  ssoOtherProvider: 'Otro ({protocol})',
  ssoDomainBack: 'Volver a los dominios',
  ssoConnectTitle: 'Conectar {provider}',
  ssoConnectProtocolTitle: 'Conecta tu proveedor de identidad',
  ssoStepsOkta:
    'En la Admin Console de Okta, crea una integración de aplicación con OIDC y el tipo Web Application. Introduce este URI de redirección y asigna a las personas que podrán iniciar sesión.',
  ssoStepsEntra:
    'En el centro de administración de Entra, registra una aplicación con este URI de redirección para la plataforma Web. Después crea un secreto de cliente.',
  ssoStepsGoogle:
    'En la consola de administración de Google, abre Aplicaciones y luego Aplicaciones web y móviles. Añade una aplicación SAML personalizada, descarga sus metadatos e introduce estos valores.',
  ssoStepsKeycloak:
    'En la consola de administración de Keycloak, crea un cliente de OpenID Connect con autenticación de cliente y este URI de redirección.',
  ssoStepsOidc:
    'En tu proveedor, registra un cliente con el flujo de código de autorización y este URI de redirección.',
  ssoStepsSaml:
    'En tu proveedor, añade un proveedor de servicios con estos valores. Las aserciones deben ir firmadas y sin cifrar.',
  ssoValuesEnter: 'Introduce los valores de tu proveedor.',
  ssoMetadata: 'URL o XML de los metadatos',
  ssoValuesRefused: 'Estos valores no funcionan. Revísalos e inténtalo de nuevo.',
  ssoProviderChange: 'Elegir otro proveedor',
  ssoValuesChange: 'Cambiar los valores',
  ssoTestTitle: 'Prueba el inicio de sesión',
  ssoTestLead:
    'La prueba abre una pestaña nueva. Inicia sesión allí con una dirección de tu dominio. La prueba no crea ninguna cuenta.',
  ssoTest: 'Iniciar la prueba',
  ssoTestAgain: 'Volver a iniciar la prueba',
  ssoTestRunning: 'Esperando el inicio de sesión en la otra pestaña. El resultado aparecerá aquí.',
  ssoTestFailed:
    'La prueba ha fallado ({reason}). Revisa los valores en tu proveedor e inténtalo de nuevo.',
  ssoReasonEmail: 'El proveedor no envió ninguna dirección de un dominio verificado del equipo.',
  ssoReasonClient: 'El proveedor rechazó el ID de cliente, el secreto o la clave. Compáralos.',
  ssoReasonUnavailable: 'El proveedor no respondió. Comprueba su URL e inténtalo de nuevo.',
  ssoReasonRejected:
    'La respuesta del proveedor no es válida. Comprueba el emisor y el ID de cliente.',
  ssoReasonIssuer:
    'La respuesta nombra otro emisor u otro ID de entidad. Compáralo con el proveedor.',
  ssoReasonDenied: 'El proveedor rechazó el inicio de sesión. Su registro tiene el motivo.',
  ssoReasonUnsigned:
    'La aserción no está firmada. Haz que el proveedor la firme, no solo la respuesta.',
  ssoReasonSignature: 'La firma no coincide. El proveedor usa otro certificado u otra clave.',
  ssoReasonAlgorithm:
    'La firma tiene un algoritmo no admitido. Haz que el proveedor firme con RSA y SHA-256.',
  ssoReasonEncrypted: 'La aserción está cifrada. Desactívalo en el proveedor.',
  ssoReasonAudience:
    'La respuesta es para otra audiencia. Introduce el ID de entidad del servicio en el proveedor.',
  ssoReasonRecipient: 'La respuesta es para otra URL. Introduce la URL de ACS en el proveedor.',
  ssoReasonRequest:
    'La respuesta no pertenece a esta prueba. Empiézala de nuevo, en una sola pestaña.',
  ssoReasonClock:
    'La respuesta llegó demasiado pronto o demasiado tarde. Comprueba el reloj del proveedor.',
  ssoReasonAccountId: 'El proveedor no envió un ID permanente de la cuenta. Cambia allí el NameID.',
  ssoReasonCertificate: 'El certificado ha caducado. Introduce los nuevos metadatos del proveedor.',
  ssoTestPassed: 'La prueba ha ido bien.',
  ssoScimTitle: 'Aprovisionar usuarios (opcional)',
  ssoScimLead: 'Con SCIM 2.0, tu proveedor de identidad añade y quita personas automáticamente.',
  ssoScimCreate: 'Crear token SCIM',
  ssoScimOnce: 'Copia el token ahora. Solo se muestra una vez.',
  ssoDoneTitle: 'El inicio de sesión único está configurado',
  ssoDone: 'Un administrador de {team} ya puede activarlo. Puedes cerrar esta página.',
}
