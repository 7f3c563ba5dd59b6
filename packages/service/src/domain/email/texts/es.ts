import type { EmailLanguage } from './email-texts.js'

export const es: EmailLanguage = {
  tag: 'es',
  dir: 'ltr',
  fallback: 'Si el botón no funciona, abre este enlace:',
  templates: {
    email_verification: {
      subject: 'Verifica tu correo para {{ projectDisplayName }}',
      heading: 'Verifica tu correo',
      sentence:
        'Verifica esta dirección de correo para usarla con tu cuenta de {{ projectDisplayName }}.',
      expiry: 'El enlace funciona una sola vez y caduca en {{ codeLifetime }}.',
      action: 'Verificar correo',
      otherwise: 'Si no fuiste tú, puedes ignorar este correo.',
      reason:
        'Recibes este correo porque se indicó {{ recipientEmail }} para una cuenta de {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Restablece tu contraseña de {{ projectDisplayName }}',
      heading: 'Restablece tu contraseña',
      sentence:
        'Recibimos una solicitud para restablecer la contraseña de tu cuenta de {{ projectDisplayName }}.',
      expiry: 'El enlace funciona una sola vez y caduca en {{ codeLifetime }}.',
      action: 'Restablecer contraseña',
      otherwise: 'Si no fuiste tú, ignora este correo. Tu contraseña no cambia.',
      reason:
        'Recibes este correo porque se solicitó restablecer la contraseña de {{ recipientEmail }} en {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} es tu código de acceso a {{ projectDisplayName }}',
      heading: 'Inicia sesión en {{ projectDisplayName }}',
      sentence: 'Introduce este código para iniciar sesión.',
      expiry: 'Caduca en {{ codeLifetime }}.',
      action: 'Iniciar sesión sin el código',
      otherwise:
        'Si no fuiste tú, ignora este correo. No compartas el código: nadie de {{ projectDisplayName }} te lo pedirá.',
      reason:
        'Recibes este correo porque se solicitó un código de acceso para {{ recipientEmail }} en {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Únete a {{ teamDisplayName }} en {{ projectDisplayName }}',
      heading: 'Únete a {{ teamDisplayName }}',
      sentence:
        'Te han invitado a unirte al equipo {{ teamDisplayName }} en {{ projectDisplayName }}.',
      expiry: 'La invitación funciona una sola vez y caduca en {{ codeLifetime }}.',
      action: 'Ver invitación',
      otherwise: 'Si no conoces este equipo, puedes ignorar este correo.',
      reason:
        'Recibes este correo porque {{ recipientEmail }} fue invitado a un equipo de {{ projectDisplayName }}.',
    },
  },
  notifications: {
    headings: {
      new_device: 'Nuevo inicio de sesión en tu cuenta',
      password_added: 'Se añadió una contraseña',
      password_changed: 'Se cambió tu contraseña',
      password_removed: 'Se eliminó tu contraseña',
      primary_email_changed: 'Se cambió tu correo principal',
      sign_in_email_added: 'Se añadió un correo de acceso',
      sign_in_email_removed: 'Se eliminó un correo de acceso',
      email_codes_enabled: 'Se activó el acceso con códigos por correo',
      email_codes_disabled: 'Se desactivó el acceso con códigos por correo',
      provider_connected: 'Se conectó {{ provider }}',
      provider_disconnected: 'Se desconectó {{ provider }}',
      passkey_added: 'Se añadió una llave de acceso',
      passkey_removed: 'Se eliminó tu llave de acceso',
      recovery_codes_created: 'Se crearon nuevos códigos de recuperación',
      recovery_code_used: 'Se usó un código de recuperación',
      two_factor_enabled: 'Se activó la verificación en dos pasos',
      two_factor_disabled: 'Se desactivó la verificación en dos pasos',
      credentials_revoked: 'Se eliminaron otras formas de iniciar sesión',
      account_deletion_scheduled: 'Tu cuenta se eliminará',
      account_restored: 'Tu cuenta se restauró',
    },
    change: 'Este cambio se hizo en tu cuenta de {{ projectDisplayName }}.',
    changeByAdministrator:
      'Un administrador hizo este cambio en tu cuenta de {{ projectDisplayName }}.',
    signIn:
      'Alguien inició sesión en tu cuenta de {{ projectDisplayName }} desde un dispositivo nuevo.',
    revocation:
      'Verificaste la dirección de correo de tu cuenta de {{ projectDisplayName }}. Las otras formas de iniciar sesión se añadieron antes y por eso ya no funcionan.',
    lines: {
      time: 'Hora: {{ time }}',
      device: 'Dispositivo: {{ device }}',
      ipAddress: 'Dirección IP: {{ ipAddress }}',
      email: 'Correo: {{ email }}',
      oldEmail: 'Correo anterior: {{ oldEmail }}',
      newEmail: 'Correo nuevo: {{ newEmail }}',
      provider: 'Cuenta: {{ provider }}',
      deletionTime: 'Eliminación: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} en {{ system }}',
    unknown: 'Desconocido',
    restoring: 'Para conservar tu cuenta, inicia sesión antes de esa fecha.',
    advice:
      'Si no fuiste tú, restablece tu contraseña ahora. Después, elimina de la configuración de tu cuenta todo lo que no reconozcas.',
    adviceForAdministrator:
      'Si no esperabas este cambio, ponte en contacto con {{ projectDisplayName }}.',
    action: 'Abrir la configuración de la cuenta',
    reason:
      'Recibes este correo porque {{ recipientEmail }} es o era una dirección de correo de una cuenta de {{ projectDisplayName }}.',
  },
}
